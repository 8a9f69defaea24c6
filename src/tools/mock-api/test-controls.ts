import * as z from 'zod/mini';
import type { MockBackend } from '../../adapters/mock/mock-backend';
import { scenarioNames } from '../../adapters/mock/scenarios/scenarios';
import { faultSchema, type Fault } from './faults';
import type { Handler } from './mock-api';

const faultRequest = z.object({ call: z.string(), fault: faultSchema });
const scenarioRequest = z.object({
  name: z.optional(z.enum(scenarioNames)),
});

export function withTestControls(backend: MockBackend, faults: Map<string, Fault>, api: Handler): Handler {
  const actions = new Map<string, (body: unknown) => void>([
    [
      'PUT /mock/faults',
      (body) => {
        const { call, fault } = faultRequest.parse(body);
        faults.set(call, fault);
      },
    ],
    ['DELETE /mock/faults', () => faults.clear()],
    [
      'PUT /mock/scenario',
      (body) => {
        backend.show(scenarioRequest.parse(body).name);
      },
    ],
    ['DELETE /mock', () => backend.reset()],
  ]);
  return async (request) => {
    const action = actions.get(`${request.method} ${new URL(request.url).pathname}`);
    if (!action) return api(request);
    const text = await request.text();
    try {
      action(text === '' ? undefined : JSON.parse(text));
      return new Response(null, { status: 204 });
    } catch (error) {
      return new Response(String(error), { status: 400 });
    }
  };
}

import * as z from 'zod/mini';
import type { MockBackend } from '../adapters/mock/mock-backend';
import { scenarioNames } from '../adapters/mock/scenarios';
import { fault, type Fault } from './faults';
import type { Handler } from './mock-api';

const switchedFault = z.object({ call: z.string(), fault });
const scenario = z.object({
  name: z.optional(z.enum(scenarioNames)),
  service: z.optional(z.enum(['menu', 'account', 'orders'])),
});

/** For development and tests, beside the API: `PUT` and `DELETE /mock/faults`, `PUT /mock/scenario`, `DELETE /mock`. */
export function controls(backend: MockBackend, faults: Map<string, Fault>, api: Handler): Handler {
  const actions = new Map<string, (body: unknown) => void>([
    [
      'PUT /mock/faults',
      (body) => {
        const { call, fault: switched } = switchedFault.parse(body);
        faults.set(call, switched);
      },
    ],
    ['DELETE /mock/faults', () => faults.clear()],
    [
      'PUT /mock/scenario',
      (body) => {
        const { name, service } = scenario.parse(body);
        backend.show(name, service);
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
    } catch (problem) {
      return new Response(String(problem), { status: 400 });
    }
  };
}

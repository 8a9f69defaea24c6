import { sample } from '../../app/profiles/cookies/sample';
import { openApiDocument } from '../backend-check/openapi/openapi';
import { recordedExamples } from './recorded-examples';

export async function openApiFile(): Promise<string> {
  return `${JSON.stringify(openApiDocument(await recordedExamples(sample, 'America/Chicago')), null, 2)}\n`;
}

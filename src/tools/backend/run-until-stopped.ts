import { loadProfile } from '../../app/profiles';
import { newBackend, openDatabase } from './backend';
import { readBackendSettings, settingsLeftOut } from './backend-settings';

async function main(): Promise<void> {
  const settings = readBackendSettings(process.env);
  const log = (message: string) => void process.stderr.write(`${new Date().toISOString()} ${message}\n`);
  const shop = await loadProfile(settings.SHOP_PROFILE);
  const { app } = await newBackend(settings, await openDatabase(settings, log), { shop, log });
  await app.listen({ host: settings.HOST, port: settings.PORT });
  process.stdout.write(`API ${settings.PUBLIC_URL}/api/v1\nNot set: ${settingsLeftOut(process.env).join(', ')}\n`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void app.close().then(() => process.exit()));
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(2);
});

import { mergeConfig, type UserConfigFnObject } from 'vite';
import shop from '../../vite.config.ts';
import { cures } from '../simulation/runner/cures.mjs';
import { withoutCure } from '../simulation/runner/without-cure.mjs';

const shopConfig: UserConfigFnObject = (env) => shop(env) as ReturnType<UserConfigFnObject>;

/** The shop without the cure that WITHOUT_CURE names. */
export default (env: Parameters<UserConfigFnObject>[0]) => {
  const cure = cures.find(({ name }) => name === process.env.WITHOUT_CURE);
  if (!cure) throw new Error(`There is no cure ${process.env.WITHOUT_CURE}.`);
  return mergeConfig(shopConfig(env), { plugins: [withoutCure(cure)] });
};

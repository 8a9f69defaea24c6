import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/**
 * The options of `makeAutoObservable` are the same in every view-model; screens fail without them.
 * @param {{ node?: { type: string }, parent?: { type: string, callee?: { name?: string } } }} path
 */
function isMobxOption({ node, parent }) {
  return node?.type === 'ObjectExpression' && parent?.callee?.name === 'makeAutoObservable';
}

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'mobx-options', {
    shouldIgnore: (path) => (isMobxOption(path) ? 'the same in every view-model' : undefined),
  }),
];

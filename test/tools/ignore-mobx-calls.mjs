import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** @typedef {{ type: string, body?: Node[], expression?: Node, callee?: { name?: string } }} Node */

/** @param {Node | undefined} node */
function isObservation(node) {
  return node?.callee?.name === 'makeAutoObservable';
}

/**
 * `makeAutoObservable` and its options are the same in every view-model; screens fail without them.
 * @param {{ node?: Node, parent?: Node }} path
 */
function isMobxCall({ node, parent }) {
  if (node?.type === 'ObjectExpression') return isObservation(parent);
  return node?.type === 'BlockStatement' && node.body?.length === 1 && isObservation(node.body[0]?.expression);
}

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'mobx-calls', {
    shouldIgnore: (path) => (isMobxCall(path) ? 'the same in every view-model' : undefined),
  }),
];

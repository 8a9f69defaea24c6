import { statesByFeature } from '../../../src/demo/states/demo-states';
import { brokenLayout } from './support/layout-rules';
import { expect, test } from './support/journey-test';
import { openState } from './support/open-state';
import { link } from './support/targets';

const sizes = [
  { width: 1280, height: 800, device: 'desktop' },
  { width: 768, height: 1024, device: 'tablet' },
  { width: 390, height: 844, device: 'phone' },
] as const;

const eventually = expect.configure({ soft: true, timeout: 10_000 });

/** A state is opened in the widest window that has it, which then becomes narrower. */
for (const state of statesByFeature.flatMap(({ states }) => states)) {
  test(`${state.name} keeps the rules of layout`, async ({ window }) => {
    const keepsRules = ({ width }: { readonly width: number }) =>
      eventually.poll(() => window.evaluate(brokenLayout, undefined), `${width} px`).toEqual([]);
    const [widest, ...narrower] = sizes.filter(({ device }) => (state.device ?? device) === device);
    if (!widest) throw new Error(`No window has ${state.name}.`);
    await window.resize(widest);
    await openState(window, state);
    await keepsRules(widest);
    for (const size of narrower) {
      // WebKit tells the new width before it has laid out the page.
      await window.resize(size);
      await keepsRules(size);
    }
  });
}

const box = 'position: absolute; left: 0; top: 0; width: 300px; height: 40px; margin: 0';

/** Markup that breaks a rule, and what is then told. */
const mistakes = [
  ['a covered field', `<input aria-label="City" style="${box}"><i style="${box}"></i>`, '"City" is covered by i.'],
  ['a covered choice', `<select aria-label="Day" style="${box}"></select><i style="${box}"></i>`, '"Day" is covered'],
  ['a hidden button', `<button style="position: fixed; left: -400px">Pay</button>`, '"Pay" is outside of the window'],
  [
    'a button cut off',
    `<p style="${box}; overflow: clip"><button style="margin: 60px">Pay</button>`,
    '"Pay" is covered by',
  ],
  ['a wide text', `<p style="${box}; overflow: clip"><b style="margin: 290px">Long</b>`, '"Long" is cut by p.'],
  ['a high text', `<p style="${box}; overflow: clip"><b>A<br>B<br>C<br>D</b>`, '"ABCD" is cut by p.'],
  ['a narrow field', `<input aria-label="City" style="width: 30px" value="Dallas, Texas">`, 'too narrow for its text'],
  [
    'cards of two heights',
    `<ul style="display: flex; align-items: start"><li><p class="card">A<li><p class="card">B<br>B</ul>`,
    'a row of cards has',
  ],
  ['a dialog on the left', `<dialog class="modal" style="margin: 0; max-width: 300px">A</dialog>`, 'from its place'],
] as const;

for (const [mistake, markup, told] of mistakes) {
  test(`the rules of layout tell ${mistake}`, async ({ window }) => {
    await window.open('/robots.txt');
    await window.evaluate((html) => {
      document.body.innerHTML = html;
      document.querySelector('dialog')?.showModal();
    }, markup);
    expect((await window.evaluate(brokenLayout, undefined)).join()).toContain(told);
  });
}

test('a link that breaks over two lines can be pressed, and breaks no rule of layout', async ({ window }) => {
  await window.open('/robots.txt');
  await window.evaluate(() => {
    document.body.innerHTML = '<p>Words in front of <a href="#next">the<br>link</a> and words behind the link</p>';
  }, undefined);
  expect(await window.evaluate(brokenLayout, undefined)).toEqual([]);
  await window.press(link('the link'));
  await window.seeUrl('/robots.txt#next');
});

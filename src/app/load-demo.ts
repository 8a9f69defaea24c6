/** The only way from the product to its demo. VITE_BACKEND is a constant, so the other builds leave the demo out. */
export async function loadDemo() {
  return import.meta.env.VITE_BACKEND === 'mock' ? import('../demo/demo') : undefined;
}

/** The product reaches its demo only here. VITE_BACKEND is a constant, so other builds leave the demo out. */
export async function loadDemo() {
  return import.meta.env.VITE_BACKEND === 'mock' ? import('../demo/demo') : undefined;
}

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileHintPlugin } from '../../../src/site/compile-hint.ts';

export default defineConfig({ plugins: [react(), compileHintPlugin()], build: { target: 'es2022' } });

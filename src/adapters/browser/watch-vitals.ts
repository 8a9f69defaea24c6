import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Reports } from '../../domain/reports/ports';

export function watchVitals(reports: Reports): void {
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB])
    watch(({ name, value }) => reports.report({ kind: 'vital', name, value }));
}

import sheet from './thumbnails.jpg';
import { columns, states } from './thumbnails.json';

export const thumbnails = { sheet, columns, states };

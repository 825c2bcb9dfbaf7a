import type { Site } from '../../site.ts';
import { script } from './app.ts';
import { decoys } from './decoys.ts';
import { plants } from './plants.ts';

// Angular with Material and its drag and drop: one page for all addresses, ripples and overlays everywhere.

export const tutoring: Site = {
  name: 'Lantern Tutors',
  style: 'Angular with Material',
  goal: 'checkout',
  about: 'Lessons with tutors, online. A good visit ends with a paid and confirmed lesson.',
  script,
  styles: `body{font:16px/1.5 system-ui;margin:0}body.dark{background:#223;color:#eef}header{padding:8px 16px;border-bottom:1px solid #ccd}nav a{margin-right:8px}main{padding:16px}
    .bad{color:#a00}iframe{border:1px solid #ccd;width:320px;height:60px}mat-form-field{margin-right:8px}
    .shade{position:fixed;inset:0;z-index:5}.chat{position:fixed;right:16px;bottom:16px;width:220px;padding:12px;background:#fff;color:#223;border:1px solid #99b;border-radius:8px;z-index:6}
    .zone{width:200px;padding:8px;border:1px solid #99b;border-radius:6px;cursor:pointer}.zones{width:200px;border:1px solid #99b}
    .save{padding:12px 20px;border:0;border-radius:20px;background:#246;color:#fff}.bar{display:none}
    @media(max-width:600px){.save{position:fixed;left:50%;bottom:14px;transform:translateX(-50%)}.bar{display:flex;justify-content:space-between;position:fixed;left:0;right:0;bottom:0;padding:20px;background:#eef;z-index:3}}
    .card{width:260px;height:150px;display:grid;place-items:center;border:1px solid #99b;border-radius:10px;cursor:pointer;position:relative;transform-style:preserve-3d;transition:transform .35s;margin-bottom:12px}.card.turned{transform:rotateY(180deg)}.card span{position:absolute;backface-visibility:hidden}.card .back{transform:rotateY(180deg)}
    .columns{display:flex;gap:16px}.column{width:170px;min-height:160px;border:1px dashed #99b;padding:6px}.task{padding:8px;margin:4px 0;background:#dde6f4;color:#223;cursor:grab}
    canvas{border:1px solid #99b;touch-action:none}`,
  pages: '<app-root></app-root>',
  plants,
  decoys,
};

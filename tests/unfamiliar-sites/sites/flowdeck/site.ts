import type { Site } from '../../site.ts';
import { build } from './code/build.ts';
import { canvas } from './code/canvas.ts';
import { core } from './code/core.ts';
import { marketing } from './code/marketing.ts';
import { publicPages } from './code/public.ts';
import { runs } from './code/runs.ts';
import { shell } from './code/shell.ts';
import { workspace } from './code/workspace.ts';
import { decoys } from './decoys.ts';
import { moreDecoys } from './more-decoys.ts';
import { plants } from './plants.ts';
import { reply } from './server.ts';
import { styles } from './styles.ts';

export const flowdeck: Site = {
  name: 'Flowdeck',
  style: 'React, Blueprint, React Flow, CodeMirror and server-sent events',
  goal: 'sign-up',
  about:
    'A tool for founders who build automations, with its public pages. A good visit starts a trial or publishes a flow.',
  script: [core, marketing, publicPages, shell, canvas, runs, build, workspace].join('\n'),
  styles,
  pages: '<div id="root"></div>',
  reply,
  plants,
  decoys: [...decoys, ...moreDecoys],
};

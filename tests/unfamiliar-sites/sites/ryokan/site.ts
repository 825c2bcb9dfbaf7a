import type { Site } from '../../site.ts';
import { app } from './app.ts';
import { core } from './core.ts';
import { decoys } from './decoys.ts';
import { home } from './home.ts';
import { members } from './members.ts';
import { plants } from './plants.ts';
import { reserving } from './reserving.ts';
import { reply } from './server.ts';
import { service } from './service.ts';
import { shell } from './shell.ts';
import { stayPlans } from './stay-plans.ts';
import { stays } from './stays.ts';
import { styles } from './styles.ts';

export const ryokan: Site = {
  name: '湯宿 月の輪',
  lang: 'ja',
  style: 'React, Mantine',
  goal: 'booking',
  about: 'A group of three Japanese inns with hot springs. A good visit ends with a reservation.',
  script: app,
  modules: {
    'core.tsx': core,
    'shell.tsx': shell,
    'home.tsx': home,
    'stays.tsx': stays,
    'plans.tsx': stayPlans,
    'reserving.tsx': reserving,
    'members.tsx': members,
    'service.tsx': service,
  },
  styles,
  pages: '<div id="root"></div>',
  reply,
  plants,
  decoys,
};

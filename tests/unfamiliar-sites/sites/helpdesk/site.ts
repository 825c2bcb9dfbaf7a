import type { Site } from '../../site.ts';
import { board } from './code/board.ts';
import { core } from './code/core.ts';
import { home } from './code/home.ts';
import { knowledge } from './code/knowledge.ts';
import { money } from './code/money.ts';
import { people } from './code/people.ts';
import { reports } from './code/reports.ts';
import { settings } from './code/settings.ts';
import { shell } from './code/shell.ts';
import { team } from './code/team.ts';
import { ticket } from './code/ticket.ts';
import { tickets } from './code/tickets.ts';
import { decoys } from './decoys.ts';
import { moreDecoys } from './more-decoys.ts';
import { plants } from './plants.ts';
import { reply, sockets } from './server.ts';
import { styles } from './styles.ts';

export const helpdesk: Site = {
  name: 'Fernpost',
  style: 'React Aria, Lexical, Zustand and a virtual list',
  goal: 'sign-up',
  about:
    'A helpdesk for small companies, with its trial page. A good visit answers tickets or starts a trial.',
  script: [
    core,
    shell,
    home,
    tickets,
    ticket,
    board,
    people,
    reports,
    knowledge,
    settings,
    team,
    money,
  ].join('\n'),
  styles,
  pages: '<div id="root"></div>',
  reply,
  sockets,
  plants,
  decoys: [...decoys, ...moreDecoys],
};

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { installThirdParty } from '../../../third-party/install.ts';
import type { Reply } from '../../site.ts';
import { webForms } from './client-ajax.ts';
import { siteScript } from './client-site.ts';
import { widgets } from './client-widgets.ts';

const packages = join(import.meta.dirname, '../../../stories/packages');
const fileOf = (name: string) => join(installThirdParty(packages, 'stories'), 'node_modules', name);
const read = (name: string) => readFileSync(fileOf(name), 'utf8');

const bundles: Readonly<Record<string, () => string>> = {
  jquery: () =>
    `${read('jquery3/dist/jquery.min.js')};jQuery.migrateMute = true;${read('jquery-migrate3/dist/jquery-migrate.min.js')}`,
  jqueryval: () =>
    `${read('jquery-validation/dist/jquery.validate.min.js')};${read('jquery-validation-unobtrusive/dist/jquery.validate.unobtrusive.min.js')}`,
  jqueryui: () => read('jquery-ui/dist/jquery-ui.min.js'),
  bootstrap: () => read('bootstrap3/dist/js/bootstrap.min.js'),
  plugins: () =>
    [
      'slick1/slick/slick.min.js',
      '@fancyapps/fancybox/dist/jquery.fancybox.min.js',
      'chosen-js/chosen.jquery.min.js',
      'datatables1/js/jquery.dataTables.min.js',
      'datatables1-bs/js/dataTables.bootstrap.min.js',
      'toastr/build/toastr.min.js',
      'block-ui/jquery.blockUI.js',
      'leaflet/dist/leaflet.js',
    ]
      .map(read)
      .join('\n;'),
  WebFormsJs: () => webForms,
  site: () => `${siteScript}\n${widgets}`,
};

const sheets = [
  'bootstrap3/dist/css/bootstrap.min.css',
  'jquery-ui/dist/themes/base/jquery-ui.min.css',
  'slick1/slick/slick.css',
  '@fancyapps/fancybox/dist/jquery.fancybox.min.css',
  'chosen-js/chosen.min.css',
  'datatables1-bs/css/dataTables.bootstrap.min.css',
  'toastr/build/toastr.min.css',
  'leaflet/dist/leaflet.css',
];

/** A style sheet with its pictures inside, so that it needs no other files. */
function sheet(name: string): string {
  const inlined = (address: string) => {
    const file = join(dirname(fileOf(name)), address);
    return existsSync(file)
      ? `url(data:image/png;base64,${readFileSync(file).toString('base64')})`
      : 'none';
  };
  return read(name)
    .replace(/@font-face\s*\{[^}]*\}/g, '')
    .replace(/url\(["']?(?!data:)([^)"']+?)["']?\)/g, (_, address: string) => inlined(address));
}

const cache = new Map<string, string>();
function cached(name: string, make: () => string) {
  const text = cache.get(name) ?? make();
  cache.set(name, text);
  return text;
}

export function asset(path: string): Reply | undefined {
  const headers = { 'cache-control': 'max-age=86400' };
  if (path === '/Content/css')
    return { body: cached(path, () => sheets.map(sheet).join('\n')), type: 'text/css', headers };
  const bundle = bundles[path.replace('/bundles/', '')];
  if (!bundle || !path.startsWith('/bundles/')) return;
  return { body: cached(path, bundle), type: 'text/javascript; charset=utf-8', headers };
}

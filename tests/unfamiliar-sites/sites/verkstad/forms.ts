import type { Reply, SiteRequest } from '../../site.ts';

type State = Readonly<Record<string, string>>;

/** A request of a page that posts back to itself. */
export interface Context {
  readonly request: SiteRequest;
  readonly form: URLSearchParams;
  readonly state: State;
  /** The control that caused the postback, without the prefix of the content area. */
  readonly target: string;
  readonly argument: string;
  readonly isPostBack: boolean;
  readonly isAsync: boolean;
  value(control: string): string;
  cookie(name: string): string;
}

export const PREFIX = 'ctl00$MainContent$';

const readState = (text: string): State => {
  try {
    return JSON.parse(Buffer.from(text.slice(12), 'base64').toString('utf8'));
  } catch {
    return {};
  }
};
const writeState = (state: State) =>
  `/wEPDwUKLTk3${Buffer.from(JSON.stringify(state)).toString('base64')}`;

export function contextOf(request: SiteRequest): Context {
  const form = new URLSearchParams(request.method === 'POST' ? request.form : '');
  const button = [...form.keys()].find((key) => /\$(btn|lnk)\w+$/.test(key)) ?? '';
  const target = (form.get('__EVENTTARGET') || button).replace(PREFIX, '');
  return {
    request,
    form,
    state: readState(form.get('__VIEWSTATE') ?? ''),
    target,
    argument: form.get('__EVENTARGUMENT') ?? '',
    isPostBack: form.has('__VIEWSTATE'),
    isAsync: form.get('__ASYNCPOST') === 'true',
    value: (control) => form.get(`${PREFIX}${control}`)?.trim() ?? '',
    cookie: (name) =>
      decodeURIComponent(
        new RegExp(`(?:^|; )${name}=([^;]*)`).exec(request.cookie ?? '')?.[1] ?? '',
      ),
  };
}

const hidden = (name: string, value: string) =>
  `<input type="hidden" name="${name}" id="${name}" value="${value}">`;

export const hiddenFields = (state: State) =>
  `<div class="aspNetHidden">${[
    hidden('__EVENTTARGET', ''),
    hidden('__EVENTARGUMENT', ''),
    hidden('__LASTFOCUS', ''),
    hidden('__VIEWSTATE', writeState(state)),
    hidden('__VIEWSTATEGENERATOR', 'CA0B0334'),
    hidden('__EVENTVALIDATION', '/wEdAAg0Zm9yZHNiZXJnc2JpbHZlcmtzdGFk'),
  ].join('')}</div>`;

const piece = (type: string, id: string, content: string) =>
  `${content.length}|${type}|${id}|${content}|`;

export interface Delta {
  readonly panels: Readonly<Record<string, string>>;
  readonly state: State;
  readonly startup?: string;
  readonly title?: string;
}

/** A partial update: the new content of panels, the view state, and scripts to run again. */
export const delta = ({ panels, state, startup = '', title }: Delta): string =>
  [
    piece('#', '', '4'),
    ...Object.entries(panels).map(([id, html]) => piece('updatePanel', id, html)),
    piece('hiddenField', '__EVENTTARGET', ''),
    piece('hiddenField', '__EVENTARGUMENT', ''),
    piece('hiddenField', '__VIEWSTATE', writeState(state)),
    title ? piece('pageTitle', '', title) : '',
    piece('scriptStartupBlock', 'ScriptContentNoTags', `verkstad.bind();${startup}`),
  ].join('');

export const redirect = (path: string, headers: Reply['headers'] = {}): Reply => ({
  body: '',
  status: 302,
  headers: { location: path, ...headers },
});

/** A link that posts back, as a LinkButton renders it. */
export const postLink = (control: string, argument: string, label: string, rest = '') =>
  `<a href="javascript:__doPostBack('${PREFIX}${control}','${argument}')" ${rest}>${label}</a>`;

export const changePost = (control: string) =>
  `javascript:setTimeout('__doPostBack(\\'${PREFIX}${control}\\',\\'\\')', 0)`;

export const select = (
  control: string,
  options: readonly (readonly [string, string])[],
  value: string,
  rest = '',
) =>
  `<select name="${PREFIX}${control}" id="MainContent_${control}" class="form-control" ${rest}>${options.map(([key, label]) => `<option value="${key}"${key === value ? ' selected' : ''}>${label}</option>`).join('')}</select>`;

export const escapeHtml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

interface FieldOptions {
  readonly type?: string;
  readonly value?: string;
  readonly hint?: string;
  readonly required?: string;
  readonly pattern?: readonly [string, string];
  readonly rest?: string;
}

/** A labeled text field with the attributes of unobtrusive validation. */
export const field = (
  control: string,
  label: string,
  { type = 'text', value = '', hint = '', required, pattern, rest = '' }: FieldOptions = {},
) =>
  `<div class="form-group"><label for="MainContent_${control}">${label}${required ? ' <span class="stjarna">*</span>' : ''}</label><input name="${PREFIX}${control}" type="${type}" id="MainContent_${control}" class="form-control" value="${escapeHtml(value)}"${required || pattern ? ' data-val="true"' : ''}${required ? ` data-val-required="${required}"` : ''}${pattern ? ` data-val-regex="${pattern[1]}" data-val-regex-pattern="${pattern[0]}"` : ''} ${rest}>${hint ? `<span class="help-block">${hint}</span>` : ''}<span class="field-validation-valid text-danger" data-valmsg-for="${PREFIX}${control}" data-valmsg-replace="true"></span></div>`;

export const area = (control: string, label: string, required = '', rest = '') =>
  `<div class="form-group"><label for="MainContent_${control}">${label}</label><textarea name="${PREFIX}${control}" id="MainContent_${control}" rows="4" class="form-control"${required ? ` data-val="true" data-val-required="${required}"` : ''} ${rest}></textarea><span class="field-validation-valid text-danger" data-valmsg-for="${PREFIX}${control}" data-valmsg-replace="true"></span></div>`;

export const submit = (control: string, label: string, rest = '') =>
  `<input type="submit" name="${PREFIX}${control}" value="${label}" id="MainContent_${control}" class="btn btn-primary" ${rest}>`;

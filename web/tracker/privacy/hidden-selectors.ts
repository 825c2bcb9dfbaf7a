/** Selectors of elements whose content a visitor types or selects, without access to the DOM, for tests. */

/** Editors that draw their text outside the focused field, and custom select boxes. */
export const DRAWING_EDITORS =
  '.monaco-editor,.CodeMirror,.ace_editor,.cm-editor,.xterm,.ProseMirror,.ql-editor,.handsontable,.select2-selection,.ts-control,.choices__inner,.chosen-single,.chosen-choices,.vs__selected-options,.ss-main,.ant-select,.el-select,.n-base-selection,.nice-select,.p-multiselect,.p-dropdown,.ng-value,.MuiAutocomplete-tag,[class*=-singleValue],[class*=-multiValue],[class*=-a11yText]';
/** How the ids of React Aria's invisible descriptions begin. */
export const DESCRIPTION_ID = 'react-aria-description';
/** Texts for screen readers, which repeat choices: invisible announcements, live texts of list boxes, descriptions of React Aria. */
const ANNOUNCEMENTS = `[aria-live]:is([style^="width: 0px"],[style*=clip],[role=listbox]>*),[data-live-announcer]>*,[id^=${DESCRIPTION_ID}]`;
export const EDITABLE_ROLES =
  '[role=textbox],[role=searchbox],[role=spinbutton],[role=combobox],[role=slider],[aria-haspopup=listbox]';
export const EDITABLE_SELECTOR = '[contenteditable]:not([contenteditable="false" i])';
export const HIDE_SELECTOR = `textarea,output,progress,meter,selectedcontent,ion-select,${EDITABLE_SELECTOR},${EDITABLE_ROLES},${DRAWING_EDITORS},${ANNOUNCEMENTS}`;

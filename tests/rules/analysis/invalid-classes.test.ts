import { expect, test } from 'vitest';
import {
  isErrorMessage,
  signedClassOf,
} from '../../../lambdas/recordings/analysis/page/element-traits.ts';

test.each([
  'form-control is-invalid',
  'form-group has-error',
  'field error',
  'van-cell van-field van-field--error',
  'van-field__control van-field__control--error',
  'v-input v-text-field v-input--error',
  'q-field q-field--outlined q-field--error',
  'ant-form-item ant-form-item-has-error',
  'ant-select ant-select-status-error',
  'arco-form-item arco-form-item-status-error',
  'el-form-item is-error is-required',
  't-input t-is-error',
  'note-textarea--error',
  'form-group--invalid',
])('the class "%s" marks a field as invalid', (className) => {
  expect(signedClassOf(className)).toBeLessThan(0);
});

test.each([
  'van-field__error-message',
  'field-error',
  'form-error is-visible',
  'field-message--error',
  'toast toast--error',
  'el-message el-message--error is-closable',
  'message is-error',
  'van-field van-field--disabled',
  'uploader__item--error',
])('the class "%s" of a message or of another state does not', (className) => {
  expect(signedClassOf(className)).toBeGreaterThan(0);
});

test.each([
  'van-field__error-message',
  'el-form-item__error',
  'invalid-feedback d-block',
  'field-error',
  'form-item--error-message',
  'loginForm_error',
  'TextField-error',
  'dateInput_error',
  'amount-control_error',
  'form__error',
  'error-msg',
  't-input__error-tips',
])('the class "%s" is one of a message', (className) => {
  expect(isErrorMessage(className)).toBe(true);
});

test.each([
  'van-field__control',
  'van-field van-field--error',
  'ant-form-item-has-error',
  'result',
  'message',
  'terror',
  'mirror-message',
  'form-note',
  'invalid-feedback',
  'platform-error',
  'fieldterror',
  'ant-upload-list-item-error',
])('the class "%s" is none of a message', (className) => {
  expect(isErrorMessage(className)).toBe(false);
});

/** The time for a class of this many field names, which a hostile page may write, at best of several. */
const timeOf = (names: number): number => {
  const className = 'field'.repeat(names);
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    expect(isErrorMessage(className)).toBe(false);
    return performance.now() - start;
  });
  return Math.min(...times);
};
test('a class of 5 MB is read in time that grows with its length', () => {
  expect(timeOf(1_000_000)).toBeLessThan(1_000);
});

import { expect, it } from 'vitest'
import { findCommitSubjectError, isWrittenByGit } from './commit-subject.ts'

it.each([
  'basket: keep the hold of a merged line',
  'orders: add reorder for German invoices',
  'client, server: rename the wishlist',
  `docs: ${'x'.repeat(60)} word`,
])('the subject "%s" is accepted', (subject) => {
  expect(findCommitSubjectError(subject)).toBeUndefined()
})

it.each([
  [`docs: ${'x'.repeat(62)} word`, 'has 73 characters'],
  ['Say what the trial saw', 'area: imperative'],
  ['basket: Keep the hold', 'area: imperative'],
  ['basket: keep', 'area: imperative'],
  ['basket: keep the hold.', 'full stop'],
])('the subject "%s" is rejected, because it %s', (subject, reason) => {
  expect(findCommitSubjectError(subject)).toContain(reason)
})

it.each([
  ['Revert "basket: keep the hold of a merged line"', true],
  ["Merge branch 'main' into holds", true],
  ['fixup! basket: keep the hold', true],
  ['Say what the trial saw', false],
  ['basket: revert the hold of a merged line', false],
])('the subject "%s" is recognised as written by git: %s', (subject, isExempt) => {
  expect(isWrittenByGit(subject)).toBe(isExempt)
})

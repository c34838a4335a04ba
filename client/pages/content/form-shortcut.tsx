import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { cmsFormId } from '../../features/cms-forms/cms-form-section.tsx'
import type { CmsFormState } from '../../features/cms-forms/use-cms-form.ts'
import { markLanguage } from '../../ui/text/mark-language.tsx'

/** A link from the head of a page to its form, past the text. */
export function FormShortcut({ state: { form, isSubmitted } }: { state: CmsFormState }) {
  if (!form || isSubmitted) return null
  return (
    <p className="margin-bottom-48">
      <ButtonLink variant="solid" href={`#${cmsFormId}`}>
        {markLanguage(form.title, form.lang)}
      </ButtonLink>
    </p>
  )
}

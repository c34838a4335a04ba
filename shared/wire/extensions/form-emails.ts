// Capability: a form is accepted without an email to its sender.

/**
 * On the body of `POST /form-submissions`: false accepts and stores the form, and mails only staff. A caller that limits
 * the emails to one address does not have to refuse a form for it. Default: true.
 */
export type FormEmailBody = { emailsSender?: boolean }

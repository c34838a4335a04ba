// Capability: a form is accepted without an email to its sender.

/**
 * On the body of `POST /form-submissions`: false accepts and stores the form, and mails only the staff. For a caller
 * that limits the emails to one address: it need not reject the form. Default: true.
 */
export type FormEmailBody = { emailsSender?: boolean }

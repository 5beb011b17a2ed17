// Marks a sentence that is shown elsewhere, with tr().
export const marked = (message: string) => message;

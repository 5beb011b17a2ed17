// 128 random bits as the protocol writes them: what the client itself chooses, so that a request can be said again when its answer was lost.
export const newSecret = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export const isSecret = (text: string) => /^[0-9a-f]{32}$/.test(text);

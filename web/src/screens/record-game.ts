// Which game a record is of, as its beginning says.
export const gameOfRecord = (record: string): string => /\bmeander[ -](\w+)[ -]record\b/.exec(record.slice(0, 2000))?.[1] ?? 'onirim';

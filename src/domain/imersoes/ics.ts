/** An event of an immersion as a calendar file (RFC 5545), which calendars of every maker read. */
import type { ComId } from '@/domain/comum/campos';
import type { Evento } from './cronograma';

/** Bytes of a line, without its end. */
const LARGURA = 75;

/** `20261120T123000Z` */
const emUtc = (instante: Date) => `${instante.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const escapado = (texto: string) =>
  texto.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

/** Long lines go on in the next one, after a space; no character is cut. */
function dobrada(linha: string): string {
  const partes: string[] = [];
  let parte = '';
  for (const sinal of linha) {
    if (new TextEncoder().encode(parte + sinal).length > LARGURA) {
      partes.push(parte);
      parte = ' ';
    }
    parte += sinal;
  }
  return [...partes, parte].join('\r\n');
}

/**
 * Text of the file. The same event keeps its UID, so a file of later replaces it in the calendar. Its end is unknown:
 * an hour is noted.
 * @param titulo of the challenge
 */
export const eventoEmIcs = (
  { id, data, descricao, orientacaoLocal, updatedAt }: ComId<Evento>,
  titulo: string,
) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Gestao de Inovacao//Imersoes//PT',
    'BEGIN:VEVENT',
    `UID:${id}@imersoes`,
    `DTSTAMP:${emUtc(updatedAt)}`,
    `DTSTART:${emUtc(data)}`,
    'DURATION:PT1H',
    `SUMMARY:${escapado(`Imersão: ${titulo}`)}`,
    `DESCRIPTION:${escapado(descricao)}`,
    `LOCATION:${escapado(orientacaoLocal)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(dobrada)
    .join('\r\n');

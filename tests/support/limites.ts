/** The limits that the code knows, read from its text: constants whose name begins as one. */
import { readdirSync, readFileSync } from 'node:fs';
import { LIMITE } from '@/domain/comum/limite';
import { MAIOR_STATUS } from '@/domain/incentivo/tatica-da-jogada';

/** What a limit is written as: a number, another limit, a sum or a product of them. */
const conta = (expressao: string, conhecidos: ReadonlyMap<string, number>): number =>
  expressao
    .split(' + ')
    .map((parcela) =>
      parcela
        .split(' * ')
        .map((um) => conhecidos.get(um.trim()) ?? Number(um.replaceAll('_', '')))
        .reduce((produto, um) => produto * um, 1),
    )
    .reduce((soma, um) => soma + um, 0);

/** Constants under a folder that are a limit, by file and name, with their values. Of an object each entry is one. */
export function limitesEm(pasta: string): Map<string, number> {
  const lidas = readdirSync(pasta, { recursive: true, encoding: 'utf8' })
    .filter((nome) => /\.tsx?$/.test(nome) && !/\.test\.tsx?$/.test(nome))
    .flatMap((nome) =>
      [
        ...readFileSync(`${pasta}/${nome}`, 'utf8').matchAll(
          /^(?:export )?const ((?:MAXIMO|LIMITE(?!S)|MINIMO|MAIOR|MENOR)\w*) = ([^;'`]+);/gm,
        ),
      ].map(([, constante = '', valor = '']) => ({ onde: nome.replaceAll('\\', '/'), constante, valor })),
    );
  const conhecidos = new Map<string, number>([
    ...Object.entries(LIMITE).map(([qual, n]) => [`LIMITE.${qual}`, n] as const),
    ['STATUS_DA_TATICA.length - 1', MAIOR_STATUS],
    ...lidas.map(({ constante, valor }) => [constante, Number(valor.replaceAll('_', ''))] as const),
  ]);
  return new Map(
    lidas.flatMap(({ onde, constante, valor }) =>
      valor.startsWith('{')
        ? [...valor.matchAll(/(\w+): ([\d_]+)/g)].map(
            ([, qual = '', n = '']) => [`${onde} ${constante}.${qual}`, conta(n, conhecidos)] as const,
          )
        : [[`${onde} ${constante}`, conta(valor, conhecidos)] as const],
    ),
  );
}

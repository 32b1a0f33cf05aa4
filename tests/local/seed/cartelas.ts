/**
 * Criteria and score cards of the committee. The round before the last decision has everybody's card. In the present one
 * one member has not sent theirs: whoever signs in as this person fills it in blind.
 */
import { cartelaSchema, criteriosSchema, rodadaDepoisDe } from '@/domain/comite/cartela';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { DESAFIO } from '@/domain/desafios/desafio-como-pai';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { daEquipe } from '@/domain/acesso/relacoes';
import { carimbo } from '@functions/banco';
import { atePassado, depoisDe, dia } from './calendario';
import type { Documentos } from './gravar';
import type { Movido } from './interacoes';
import type { PessoaDoMundo } from './pessoas';
import { type Sorteio, sorteioDe } from './sorteio';

const CRITERIOS = {
  [IDEIA.colecao]: { criterios: ['Impacto', 'Viabilidade', 'Originalidade'], pesos: [3, 2, 1] },
  [DESAFIO.colecao]: { criterios: ['Alcance', 'Urgência'], pesos: [3, 2] },
};

const COMENTARIOS = [
  'Resolve um problema de todo dia e cabe no orçamento do semestre.',
  'O ganho é claro, mas depende de parar a linha por dois dias.',
  '',
  'Falta dizer quem cuida disso depois de pronto.',
  'Vi algo parecido funcionar na outra unidade.',
  '',
];

/** Parents that were moved, with their movements in order. */
function porPai(movidos: readonly Movido[]): Movido[][] {
  const deles = new Map<string, Movido[]>();
  for (const movido of movidos)
    deles.set(movido.lugar.caminho, [...(deles.get(movido.lugar.caminho) ?? []), movido]);
  return [...deles.values()].map((lista) =>
    lista.toSorted((a, b) => +a.dados.createdAt - +b.dados.createdAt),
  );
}

interface Rodada {
  pai: Movido;
  rodada: string;
  quem: readonly PessoaDoMundo[];
  /** The cards come in one after the other from here on. */
  desde: Date;
  contexto: Contexto;
  sorteio: Sorteio;
}

function cartelasDa({ pai: { lugar, pai }, rodada, quem, desde, contexto, sorteio }: Rodada): Documentos {
  const criterios = CRITERIOS[lugar.tipo.colecao];
  if (!criterios || pai.privado) return [];
  const podem = quem.filter(
    ({ uid }) => !daEquipe(pai, { uid, referencia: caminhos.colaborador(contexto, uid) }),
  );
  return podem.map(({ uid, colaborador }, i): [string, object] => [
    `${caminhos.cartelas(lugar.caminho, rodada)}/${uid}`,
    cartelaSchema.parse({
      ...criterios,
      notas: criterios.pesos.map(() => sorteio.inteiro(4, 10)),
      comentario: sorteio.um(COMENTARIOS),
      autorNome: colaborador.nome,
      createdAt: atePassado(depoisDe(desde, 0, (i + 1) / 60)),
      createdBy: uid,
    }),
  ]);
}

export function cartelas(
  contexto: Contexto,
  comite: PessoaDoMundo[],
  movidos: readonly Movido[],
): Documentos {
  const [primeira, ausente] = comite;
  if (!primeira) return [];
  const sorteio = sorteioDe(contexto.empresaId.length * 15_485_863);
  const criterios = Object.entries(CRITERIOS).map(([colecao, deles]): [string, object] => [
    caminhos.criterios(contexto, colecao),
    criteriosSchema.parse({ ...deles, ...carimbo(dia(-90), primeira.uid) }),
  ]);
  const dosPais = porPai(movidos).flatMap((passos): Documentos => {
    const [ultimo, penultimo] = passos.toReversed();
    if (!ultimo) return [];
    const comum = { pai: ultimo, contexto, sorteio };
    const decidida = rodadaDepoisDe(penultimo?.id ?? '');
    const antes = depoisDe(ultimo.dados.createdAt, -1);
    const agora = rodadaDepoisDe(ultimo.id);
    return [
      ...cartelasDa({ ...comum, rodada: decidida, quem: comite, desde: antes }),
      ...cartelasDa({
        ...comum,
        rodada: agora,
        quem: comite.filter((pessoa) => pessoa !== ausente),
        desde: ultimo.dados.createdAt,
      }),
    ];
  });
  return [...criterios, ...dosPais];
}

/**
 * Many plain ideas, challenges and plays at once, for the measurements of reads; the counters are right afterwards. The
 * caller silences the triggers.
 */
import { contadorDeIdeiasSchema } from '@/domain/comum/contadores';
import { contadorDoAno, noContador, type Soma, SOMA_ZERO, somar } from '@/domain/pai/somas-por-dia';
import { indiceDoNome } from '@/domain/comum/busca';
import { diaDe } from '@/domain/comum/datas';
import { type Desafio, desafioNovo, desafioSchema } from '@/domain/desafios/desafio';
import { DESAFIO } from '@/domain/desafios/desafio-como-pai';
import { jogadas } from '@/domain/incentivo/jogada';
import { type Ideia, ideiaSchema, STATUS_DA_IDEIA, type StatusDaIdeia } from '@/domain/ideias/ideia';
import { ideiaNova } from '@/domain/ideias/ideia-nova';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { carimbo, type Firestore } from '@functions/banco';
import { type Documentos, gravar } from './gravar';
import { type Sorteio, sorteioDe } from './sorteio';

const STATUS = STATUS_DA_IDEIA.filter((status) => status !== 'RASCUNHO');

const PALAVRAS = [
  'energia',
  'qualidade',
  'estoque',
  'seguranca',
  'embalagem',
  'treinamento',
  'clientes',
  'limpeza',
];

/** Written in pieces, so that a hundred thousand ideas never lie in memory together. */
const POR_VEZ = 8_000;

interface Medida {
  numero: number;
  id: string;
  /** Words of its name. */
  palavras: string[];
  sorteio: Sorteio;
  quando: Date;
}

/** Writes `n` records, the newest first. */
async function emPartes(db: Firestore, n: number, oQue: string, um: (medida: Medida) => [string, object]) {
  const sorteio = sorteioDe(n);
  for (let feitas = 0; feitas < n; feitas += POR_VEZ) {
    const parte: Documentos = Array.from({ length: Math.min(POR_VEZ, n - feitas) }, (_, i) => {
      const numero = feitas + i + 1;
      return um({
        numero,
        id: `medida-${String(numero).padStart(6, '0')}`,
        palavras: [oQue, String(numero), ...sorteio.varios(PALAVRAS, 2)],
        sorteio,
        quando: new Date(Date.now() - numero * 60_000),
      });
    });
    await gravar(db, parte);
  }
}

/**
 * Gives a company that exists `n` public ideas and the counters that say so. The marks beside the counter are left
 * out, because nobody changes these ideas and they would double the time.
 */
export async function popular(db: Firestore, contexto: Contexto, n: number) {
  const porStatus: Partial<Record<StatusDaIdeia, number>> = {};
  const anos = new Map<string, Record<string, Soma>>();
  await emPartes(db, n, 'ideia', ({ id, palavras, sorteio, quando }) => {
    const status = sorteio.um(STATUS);
    porStatus[status] = (porStatus[status] ?? 0) + 1;
    const { ano, chave } = noContador(diaDe(quando));
    const dias = anos.get(ano) ?? {};
    dias[chave] = somar(dias[chave] ?? SOMA_ZERO, { ...SOMA_ZERO, registros: 1 });
    anos.set(ano, dias);
    return [caminhos.ideia(contexto, id), ideiaDeMedida(contexto, palavras, status, quando)];
  });
  const contador = contadorDeIdeiasSchema.parse({ publicas: n, porStatus, updatedAt: new Date() });
  await db.doc(caminhos.contador(contexto, 'ideias')).set(contador);
  for (const [ano, dias] of anos)
    await db
      .doc(caminhos.contador(contexto, contadorDoAno('ideias', ano)))
      .set({ dias, updatedAt: new Date() });
}

/** The same of challenges, all new. */
export async function popularDesafios(db: Firestore, contexto: Contexto, n: number) {
  const status: Desafio['status'] = 'NOVO_DESAFIO';
  await emPartes(db, n, 'desafio', ({ id, palavras, quando }) => [
    caminhos.registro(contexto, DESAFIO.colecao, id),
    desafioSchema.parse({
      ...desafioNovo,
      ...carimbo(quando, 'medida'),
      titulo: `Desafio ${palavras.slice(1).join(' ')}`,
      tituloEmOrdem: palavras.join(' '),
      busca: palavras,
      descricao: 'Descrição do desafio de medida.',
      objetivo: 'Objetivo do desafio de medida.',
      categoriaReference: null,
      categoriaNome: '',
      propositorReference: caminhos.colaborador(contexto, 'medida'),
      propositorNome: 'Pessoa de medida',
      regulamentoReference: null,
      participantesReferences: [caminhos.colaborador(contexto, 'medida')],
      anexos: [],
      status,
      published: true,
      publishedAt: quando,
      visibilidade: 'PUBLICA',
    }),
  ]);
  await db
    .doc(caminhos.contador(contexto, DESAFIO.colecao))
    .set({ publicas: n, porStatus: { [status]: n }, updatedAt: new Date() });
}

/** The same of plays. */
export const popularJogadas = (db: Firestore, contexto: Contexto, n: number) =>
  emPartes(db, n, 'jogada', ({ id, palavras, quando }) => {
    const nome = `Jogada ${palavras.slice(1).join(' ')}`;
    return [
      `${jogadas.onde(contexto)}/${id}`,
      jogadas.schema.parse({
        ...jogadas.novo,
        ...carimbo(quando, 'medida'),
        nome,
        ...indiceDoNome(nome),
        descricao: 'Descrição da jogada de medida.',
        tipoDeJogada: 'medida',
        nomeTipoDeJogada: 'Tipo de medida',
        ambicao: '',
        segmento: '',
        sugerida: false,
      }),
    ];
  });

function ideiaDeMedida(contexto: Contexto, busca: string[], status: Ideia['status'], quando: Date): Ideia {
  return ideiaSchema.parse({
    ...ideiaNova,
    ...carimbo(quando, 'medida'),
    titulo: `Ideia ${busca.slice(1).join(' ')}`,
    descricao: 'Descrição da ideia de medida.',
    descricaoProblema: 'Problema da ideia de medida.',
    diferenciais: 'Diferenciais da ideia de medida.',
    comoAtingirObjetivo: 'Como atingir o objetivo da ideia de medida.',
    feedback: 'Retorno sobre a ideia de medida.',
    objetivo: ['Outro'],
    setores: ['Produção'],
    status,
    autorReference: caminhos.colaborador(contexto, 'medida'),
    autorNome: 'Pessoa de medida',
    regulamentoReference: null,
    regulamentoNome: '',
    participantesReferences: [],
    anexos: [],
    permitirComentarios: true,
    permitirPatrocinio: true,
    autorGostariaParticiparImplantacao: false,
    privado: false,
    publishedAt: quando,
    visibilidade: 'PUBLICA',
    tituloEmOrdem: busca.join(' '),
    busca,
  });
}

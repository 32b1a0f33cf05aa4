/** What differs between two versions of a questionnaire, or between its draft and what is published, in words. */
import { condicoesEmLista } from './condicoes';
import type { Faixa } from './faixa';
import { MINIMO_DE_PESSOAS, ROTULO_DE_QUEM_RESPONDE } from './quem-responde';
import { ROTULO_DA_ORIENTACAO, ROTULO_DO_TIPO } from './tipo-de-resposta';
import type { Compilado, GrupoDaVersao, PerguntaDaVersao } from './versao';

/** What a change touches: scores, the way of answering and reading results, or words alone (decisions Q119). */
export type Efeito = 'notas' | 'respostas' | 'textos';
export interface Diferenca {
  texto: string;
  efeito: Efeito;
}

/** One thing to compare: what it is worth on either side, what it touches, and the sentence of a change. */
interface Aspecto<T> {
  de: (um: T) => unknown;
  efeito: Efeito;
  frase: (antes: T, depois: T) => string;
}

const iguais = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const limites = (faixas: readonly Faixa[]) => faixas.map(({ start, end }) => [start, end]);
const dizeres = (faixas: readonly Faixa[]) => faixas.map(({ title, description }) => [title, description]);
const passou = (antes: unknown, depois: unknown) => `passou de ${String(antes)} para ${String(depois)}`;

const DO_QUESTIONARIO: Aspecto<Compilado>[] = [
  {
    de: (c) => c.nome,
    efeito: 'textos',
    frase: (a, b) => `O nome do questionário passou de "${a.nome}" para "${b.nome}".`,
  },
  { de: (c) => c.descricao, efeito: 'textos', frase: () => 'A descrição do questionário mudou.' },
  {
    de: (c) => c.radar,
    efeito: 'respostas',
    frase: (_, b) => `Os resultados ${b.radar ? 'passam a ter' : 'deixam de ter'} um radar.`,
  },
  {
    de: (c) => c.quemResponde,
    efeito: 'respostas',
    frase: (_, b) => `Quem responde: ${ROTULO_DE_QUEM_RESPONDE[b.quemResponde ?? 'PESSOAS'].toLowerCase()}.`,
  },
  {
    de: (c) => c.minimoDePessoas,
    efeito: 'respostas',
    frase: (_, b) => `A empresa vê médias a partir de ${b.minimoDePessoas ?? MINIMO_DE_PESSOAS} pessoas.`,
  },
  { de: (c) => c.fases, efeito: 'respostas', frase: () => 'As fases em que se responde mudaram.' },
  {
    de: (c) => limites(c.faixas),
    efeito: 'respostas',
    frase: () => 'Os limites das faixas do questionário mudaram.',
  },
  {
    de: (c) => dizeres(c.faixas),
    efeito: 'textos',
    frase: () => 'Os textos das faixas do questionário mudaram.',
  },
];

const DO_GRUPO: Aspecto<GrupoDaVersao>[] = [
  {
    de: (g) => g.nome,
    efeito: 'textos',
    frase: (a, b) => `O grupo "${a.nome}" passou a se chamar "${b.nome}".`,
  },
  { de: (g) => g.descricao, efeito: 'textos', frase: (_, b) => `A descrição do grupo "${b.nome}" mudou.` },
  {
    de: (g) => g.pesoNota,
    efeito: 'notas',
    frase: (a, b) => `O peso do grupo "${b.nome}" ${passou(a.pesoNota, b.pesoNota)}.`,
  },
  {
    de: (g) => g.radar,
    efeito: 'respostas',
    frase: (_, b) => `O grupo "${b.nome}" ${b.radar ? 'entra no' : 'sai do'} radar.`,
  },
  {
    de: (g) => limites(g.feedbacks),
    efeito: 'respostas',
    frase: (_, b) => `Os limites dos feedbacks do grupo "${b.nome}" mudaram.`,
  },
  {
    de: (g) => dizeres(g.feedbacks),
    efeito: 'textos',
    frase: (_, b) => `Os textos dos feedbacks do grupo "${b.nome}" mudaram.`,
  },
  {
    de: (g) => condicoesEmLista(g.mostrarSe),
    efeito: 'notas',
    frase: (a, b) =>
      b.mostrarSe === undefined
        ? `O grupo "${b.nome}" passa a aparecer sempre.`
        : a.mostrarSe === undefined
          ? `O grupo "${b.nome}" passa a aparecer conforme outras respostas.`
          : `As respostas conforme as quais o grupo "${b.nome}" aparece mudaram.`,
  },
];

const daPergunta = (grupos: ReadonlyMap<string, string>): Aspecto<PerguntaDaVersao>[] => [
  {
    de: (p) => p.nome,
    efeito: 'textos',
    frase: (a, b) => `A pergunta "${a.nome}" passou a ser "${b.nome}".`,
  },
  { de: (p) => p.descricao, efeito: 'textos', frase: (_, b) => `A descrição da pergunta "${b.nome}" mudou.` },
  {
    de: (p) => p.grupo,
    efeito: 'notas',
    frase: (_, b) => `A pergunta "${b.nome}" foi para o grupo "${grupos.get(b.grupo) ?? ''}".`,
  },
  {
    de: (p) => p.obrigatoria,
    efeito: 'respostas',
    frase: (_, b) => `A pergunta "${b.nome}" ${b.obrigatoria ? 'passa a ser' : 'deixa de ser'} obrigatória.`,
  },
  {
    de: (p) => p.inversa,
    efeito: 'notas',
    frase: (_, b) => `A pergunta "${b.nome}" ${b.inversa ? 'passa a ser' : 'deixa de ser'} inversa.`,
  },
  {
    de: (p) => condicoesEmLista(p.mostrarSe),
    efeito: 'notas',
    frase: (a, b) =>
      b.mostrarSe === undefined
        ? `A pergunta "${b.nome}" passa a aparecer sempre.`
        : a.mostrarSe === undefined
          ? `A pergunta "${b.nome}" passa a aparecer conforme outras respostas.`
          : `As respostas conforme as quais a pergunta "${b.nome}" aparece mudaram.`,
  },
  {
    de: (p) => p.peso,
    efeito: 'notas',
    frase: (a, b) => `O peso da pergunta "${b.nome}" ${passou(a.peso, b.peso)}.`,
  },
  {
    de: (p) => p.tipo,
    efeito: 'notas',
    frase: (a, b) =>
      `O tipo de resposta da pergunta "${b.nome}" ${passou(ROTULO_DO_TIPO[a.tipo], ROTULO_DO_TIPO[b.tipo])}.`,
  },
  {
    de: (p) => p.campos.map(({ valor }) => valor),
    efeito: 'notas',
    frase: (_, b) => `Os valores das opções da pergunta "${b.nome}" mudaram.`,
  },
  {
    de: (p) => p.campos.map(({ campo }) => campo),
    efeito: 'textos',
    frase: (_, b) => `Os textos das opções da pergunta "${b.nome}" mudaram.`,
  },
  {
    de: (p) => p.campos.map(({ papel }) => papel ?? ''),
    efeito: 'respostas',
    frase: (_, b) => `As opções da pergunta "${b.nome}" que pedem um texto ou excluem as outras mudaram.`,
  },
  {
    de: (p) => p.numero && [p.numero.unidade, p.numero.minimo, p.numero.maximo, p.numero.casas],
    efeito: 'respostas',
    frase: (_, b) => `A unidade ou os limites do número da pergunta "${b.nome}" mudaram.`,
  },
  {
    de: (p) => [p.pontas?.menor, p.pontas?.maior],
    efeito: 'textos',
    frase: (_, b) => `As palavras nas pontas da escala da pergunta "${b.nome}" mudaram.`,
  },
  {
    de: (p) => p.linhas?.length,
    efeito: 'notas',
    frase: (a, b) =>
      `As afirmações da pergunta "${b.nome}" ${passou(a.linhas?.length ?? 0, b.linhas?.length ?? 0)}.`,
  },
  {
    de: (p) => (p.linhas ? JSON.stringify(p.linhas) : ''),
    efeito: 'textos',
    frase: (_, b) => `Os textos das afirmações da pergunta "${b.nome}" mudaram.`,
  },
  {
    de: (p) => p.embaralhar === true,
    efeito: 'respostas',
    frase: (_, b) =>
      `As opções da pergunta "${b.nome}" ${b.embaralhar ? 'passam a aparecer em ordem aleatória' : 'voltam a aparecer na mesma ordem para todos'}.`,
  },
  {
    de: (p) => p.orientacao,
    efeito: 'respostas',
    frase: (a, b) =>
      `As opções da pergunta "${b.nome}": ${ROTULO_DA_ORIENTACAO[a.orientacao].toLowerCase()} antes, ${ROTULO_DA_ORIENTACAO[b.orientacao].toLowerCase()} agora.`,
  },
];

const mudados = <T>(aspectos: readonly Aspecto<T>[], antes: T, depois: T): Diferenca[] =>
  aspectos.flatMap(({ de, efeito, frase }) =>
    iguais(de(antes), de(depois)) ? [] : [{ texto: frase(antes, depois), efeito }],
  );

/** Those on one side only, and whether the others stand in another order. */
function listas<T extends { id: string }>(
  antes: readonly T[],
  depois: readonly T[],
  frases: { veio: (um: T) => string; saiu: (um: T) => string; ordem: string },
): Diferenca[] {
  const em = (lista: readonly T[]) => new Set(lista.map(({ id }) => id));
  const [dosAntes, dosDepois] = [em(antes), em(depois)];
  const comuns = (lista: readonly T[], outros: ReadonlySet<string>) =>
    lista.flatMap(({ id }) => (outros.has(id) ? [id] : []));
  const trocaram = !iguais(comuns(antes, dosDepois), comuns(depois, dosAntes));
  return [
    ...depois.flatMap((um): Diferenca[] =>
      dosAntes.has(um.id) ? [] : [{ texto: frases.veio(um), efeito: 'notas' }],
    ),
    ...antes.flatMap((um): Diferenca[] =>
      dosDepois.has(um.id) ? [] : [{ texto: frases.saiu(um), efeito: 'notas' }],
    ),
    ...(trocaram ? [{ texto: frases.ordem, efeito: 'respostas' } as const] : []),
  ];
}

const deCada = <T extends { id: string }>(
  aspectos: readonly Aspecto<T>[],
  antes: readonly T[],
  depois: readonly T[],
): Diferenca[] => {
  const eram = new Map(antes.map((um) => [um.id, um]));
  return depois.flatMap((um) => {
    const era = eram.get(um.id);
    return era ? mudados(aspectos, era, um) : [];
  });
};

/** Every difference, from the questionnaire down to its questions; none between contents that are alike. */
export function diferencas(antes: Compilado, depois: Compilado): Diferenca[] {
  const grupos = new Map([...antes.grupos, ...depois.grupos].map(({ id, nome }) => [id, nome]));
  return [
    ...mudados(DO_QUESTIONARIO, antes, depois),
    ...listas(antes.grupos, depois.grupos, {
      veio: ({ nome }) => `O grupo "${nome}" foi acrescentado.`,
      saiu: ({ nome }) => `O grupo "${nome}" foi retirado.`,
      ordem: 'A ordem dos grupos mudou.',
    }),
    ...deCada(DO_GRUPO, antes.grupos, depois.grupos),
    ...listas(antes.perguntas, depois.perguntas, {
      veio: ({ nome, grupo }) =>
        `A pergunta "${nome}" foi acrescentada ao grupo "${grupos.get(grupo) ?? ''}".`,
      saiu: ({ nome }) => `A pergunta "${nome}" foi retirada.`,
      ordem: 'A ordem das perguntas mudou.',
    }),
    ...deCada(daPergunta(grupos), antes.perguntas, depois.perguntas),
  ];
}

/** True iff nothing but wording differs: a correction may say so (decisions Q119). */
export const soTextosMudaram = (antes: Compilado, depois: Compilado): boolean =>
  diferencas(antes, depois).every(({ efeito }) => efeito === 'textos');

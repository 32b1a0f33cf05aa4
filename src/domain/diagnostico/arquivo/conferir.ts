/**
 * What a file holds, judged field by field by the forms that people fill in. A file is somebody else's: nothing of it
 * is copied that a form does not know, and every refusal names its place (threats H07, H14).
 */
import type * as z from 'zod/mini';
import { diaDe, FORMATO_DO_DIA, inicioDoDia } from '@/domain/comum/datas';
import { gruposDiagnostico, MAXIMO_DE_GRUPOS, MAXIMO_DE_PERGUNTAS } from '../grupo';
import { perguntas } from '../pergunta';
import { questionarios } from '../questionario';
import { tiposDeRespostas } from '../tipo-de-resposta';
import {
  type ArquivoDeQuestionario,
  CLASSES,
  type GrupoEmArquivo,
  levados,
  lugarNoArquivo,
  type PerguntaEmArquivo,
  type TipoEmArquivo,
} from './formato';
import { MINIMO_DE_PESSOAS } from '../quem-responde';

type Objeto = Readonly<Record<string, unknown>>;

/** Stands for ids that come with the import; the forms want some. */
const UM_ID = 'x';

export const objeto = (valor: unknown): Objeto | undefined =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor) ? (valor as Objeto) : undefined;
/** Its own field, never one that every object has. */
export const campo = (de: Objeto, nome: string): unknown => (Object.hasOwn(de, nome) ? de[nome] : undefined);
const listaEm = (de: Objeto, nome: string) => {
  const valor = campo(de, nome);
  return Array.isArray(valor) ? (valor as readonly unknown[]) : undefined;
};

/** A day that there is, or '': somebody chooses it then. */
export const diaQueHa = (valor: unknown): string => {
  if (typeof valor !== 'string' || !FORMATO_DO_DIA.test(valor)) return '';
  const instante = inicioDoDia(valor);
  return !Number.isNaN(instante.getTime()) && diaDe(instante) === valor ? valor : '';
};

/** What a form says of a value where its schema has no words of its own. */
function frase({ code, ...issue }: z.core.$ZodRawIssue): string {
  if (code === 'too_small' && 'minimum' in issue) return `O menor valor é ${String(issue.minimum)}.`;
  if (code === 'too_big' && 'maximum' in issue)
    return issue['origin'] === 'array'
      ? `Há itens demais: o máximo é ${String(issue.maximum)}.`
      : `O maior valor é ${String(issue.maximum)}.`;
  if (code === 'unrecognized_keys') return 'Há um campo que não existe aqui.';
  return issue.input === undefined ? 'O campo falta.' : 'O valor não é do tipo certo.';
}

/** Collects what is wrong, each with its place. */
export class Conferencia {
  readonly problemas: string[] = [];

  recusar(onde: string, porque: string) {
    this.problemas.push(`${onde}: ${porque}`);
  }

  /** The fields of a kind, as its form takes them; undefined where one is refused. */
  parte<P>(
    onde: string,
    bruto: unknown,
    {
      form,
      classes,
      tambem,
      fixos,
    }: {
      form: z.ZodMiniType;
      classes: (typeof CLASSES)[keyof typeof CLASSES];
      /** Fields that are read elsewhere. */
      tambem: readonly string[];
      /** What the form wants besides. */
      fixos: object;
    },
  ): P | undefined {
    const lido = objeto(bruto);
    if (!lido) {
      this.recusar(onde, 'aqui o arquivo não tem o que se espera.');
      return undefined;
    }
    const nomes = levados(classes);
    const estranhos = Object.keys(lido).filter((nome) => !nomes.includes(nome) && !tambem.includes(nome));
    if (estranhos.length > 0) {
      this.recusar(onde, `há um campo que não existe aqui: "${(estranhos[0] ?? '').slice(0, 40)}".`);
      return undefined;
    }
    const valores = Object.fromEntries(nomes.map((nome) => [nome, campo(lido, nome)]));
    const conferido = form.safeParse({ ...valores, ...fixos }, { error: frase });
    if (!conferido.success) {
      for (const { path, message } of conferido.error.issues.slice(0, 3))
        this.recusar(`${onde}, campo ${caminho(path)}`, message.charAt(0).toLowerCase() + message.slice(1));
      return undefined;
    }
    const certo = objeto(conferido.data) ?? {};
    return Object.fromEntries(nomes.map((nome) => [nome, campo(certo, nome)])) as P;
  }
}

/** 'feedbacks 2, end': people count from one. */
const caminho = (path: readonly PropertyKey[]) =>
  path
    .map((passo) => (typeof passo === 'number' ? String(passo + 1) : String(passo)))
    .join(' ')
    .slice(0, 80);

const chamado = (bruto: unknown) => {
  const nome = campo(objeto(bruto) ?? {}, 'nome');
  return typeof nome === 'string' && nome.trim() !== '' ? ` "${nome.trim().slice(0, 60)}"` : '';
};

function tiposDo(bruto: Objeto, conferencia: Conferencia): TipoEmArquivo[] {
  const lista = listaEm(bruto, 'tipos');
  if (!lista) {
    conferencia.recusar('tipos', 'falta a lista de tipos de resposta.');
    return [];
  }
  const vistas = new Set<string>();
  return lista.slice(0, MAXIMO_DE_PERGUNTAS).flatMap((um, i) => {
    const onde = `Tipo de resposta ${i + 1}${chamado(um)}`;
    const chave = campo(objeto(um) ?? {}, 'chave');
    if (typeof chave !== 'string' || chave === '' || vistas.has(chave)) {
      conferencia.recusar(onde, 'falta a chave que as perguntas citam, ou ela se repete.');
      return [];
    }
    vistas.add(chave);
    const parte = conferencia.parte<Omit<TipoEmArquivo, 'chave'>>(onde, um, {
      form: tiposDeRespostas.form,
      classes: CLASSES.tipo,
      tambem: ['chave'],
      fixos: {},
    });
    return parte ? [{ chave, ...parte }] : [];
  });
}

const DA_PERGUNTA = {
  form: perguntas.form,
  classes: CLASSES.pergunta,
  tambem: ['tipo'],
  fixos: { grupo: UM_ID, idQuestionario: UM_ID, idProjeto: UM_ID, tipoDeResposta: UM_ID, ordem: 1 },
} as const;
const DO_GRUPO = {
  form: gruposDiagnostico.form,
  classes: CLASSES.grupo,
  tambem: ['perguntas'],
  fixos: { idQuestionario: UM_ID, idProjeto: UM_ID, ordemQuestionario: 1 },
} as const;

function gruposDo(bruto: Objeto, chaves: ReadonlySet<unknown>, conferencia: Conferencia): GrupoEmArquivo[] {
  const lista = listaEm(bruto, 'grupos');
  if (!lista || lista.length === 0) {
    conferencia.recusar('grupos', 'não há grupos de perguntas.');
    return [];
  }
  if (lista.length > MAXIMO_DE_GRUPOS)
    conferencia.recusar(
      'grupos',
      `são ${lista.length}, e um questionário tem no máximo ${MAXIMO_DE_GRUPOS}.`,
    );
  const quantas = lista.reduce<number>(
    (soma, um) => soma + (listaEm(objeto(um) ?? {}, 'perguntas')?.length ?? 0),
    0,
  );
  if (quantas > MAXIMO_DE_PERGUNTAS)
    conferencia.recusar(
      'perguntas',
      `são ${quantas}, e um questionário tem no máximo ${MAXIMO_DE_PERGUNTAS}.`,
    );
  if (conferencia.problemas.length > 0 && quantas > MAXIMO_DE_PERGUNTAS) return [];
  const antes = new Set<string>();
  return lista.slice(0, MAXIMO_DE_GRUPOS).flatMap((um, g) => {
    const onde = `Grupo ${g + 1}${chamado(um)}`;
    const parte = conferencia.parte<Omit<GrupoEmArquivo, 'perguntas'>>(onde, um, DO_GRUPO);
    const suas = listaEm(objeto(um) ?? {}, 'perguntas');
    if (!suas) conferencia.recusar(onde, 'falta a lista de perguntas.');
    if (parte?.mostrarSe?.condicoes.some(({ pergunta }) => !antes.has(pergunta)))
      conferencia.recusar(onde, 'a condição para ele aparecer cita uma pergunta que não vem antes dele.');
    const lidas = (suas ?? []).flatMap((pergunta, p): PerguntaEmArquivo[] => {
      const aqui = `${onde}, pergunta ${p + 1}${chamado(pergunta)}`;
      const lida = conferencia.parte<Omit<PerguntaEmArquivo, 'tipo'>>(aqui, pergunta, DA_PERGUNTA);
      const tipo = campo(objeto(pergunta) ?? {}, 'tipo');
      if (typeof tipo !== 'string' || !chaves.has(tipo)) {
        conferencia.recusar(aqui, 'o tipo de resposta que ela cita não está no arquivo.');
        return [];
      }
      if (lida?.mostrarSe?.condicoes.some(({ pergunta: de }) => !antes.has(de)))
        conferencia.recusar(aqui, 'a condição para ela aparecer cita uma pergunta que não vem antes dela.');
      antes.add(lugarNoArquivo(g, p));
      return lida ? [{ ...lida, tipo }] : [];
    });
    return parte ? [{ ...parte, perguntas: lidas }] : [];
  });
}

export interface Conferido {
  /** Absent while there is a problem: nothing comes in by halves. */
  arquivo?: ArquivoDeQuestionario;
  /** 'Grupo 2 "Cultura", pergunta 3 "…", campo peso: …', in the file's order. */
  problemas: string[];
}

/** `bruto` is whatever the file holds. */
export function conferirArquivo(bruto: unknown): Conferido {
  const conferencia = new Conferencia();
  const lido = objeto(bruto) ?? {};
  const dias = objeto(campo(lido, 'questionario')) ?? {};
  const [dataAtuacao, dataVigencia] = [
    diaQueHa(campo(dias, 'dataAtuacao')),
    diaQueHa(campo(dias, 'dataVigencia')),
  ];
  const questionario = conferencia.parte<ArquivoDeQuestionario['questionario']>(
    'Questionário',
    campo(lido, 'questionario'),
    {
      form: questionarios.form,
      classes: CLASSES.questionario,
      tambem: [],
      // The period is chosen again when the file comes in; any will do here.
      fixos: {
        idProjeto: UM_ID,
        fases: [],
        dataAtuacao: '2000-01-01',
        dataVigencia: '2000-01-01',
        // A file of an earlier version says neither.
        quemResponde: campo(dias, 'quemResponde') ?? null,
        minimoDePessoas: campo(dias, 'minimoDePessoas') ?? MINIMO_DE_PESSOAS,
      },
    },
  );
  const tipos = tiposDo(lido, conferencia);
  const chaves = new Set((listaEm(lido, 'tipos') ?? []).map((um) => campo(objeto(um) ?? {}, 'chave')));
  const grupos = gruposDo(lido, chaves, conferencia);
  const { problemas } = conferencia;
  if (!questionario || problemas.length > 0) return { problemas };
  return {
    arquivo: { questionario: { ...questionario, dataAtuacao, dataVigencia }, tipos, grupos },
    problemas,
  };
}

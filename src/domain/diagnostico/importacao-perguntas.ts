/** Questions out of a spreadsheet or a pasted table: each row becomes one, or a sentence says what is wrong with it and where. */
import {
  celulasDe,
  emUmaLinha,
  type Formato,
  frasesDaLinha,
  type LinhaDaTabela,
  lerTitulos,
  numeroDaCelula,
  tituloDaColuna,
} from '@/domain/comum/planilha';
import type { ComId } from '@/domain/comum/campos';
import { MAXIMO_DE_PERGUNTAS } from './grupo';
import { proximoLugar } from './ordem';
import { MAXIMO_DA_PERGUNTA, type Pergunta, type PerguntaForm, perguntas } from './pergunta';

/** Titles as the export writes them; `Media` is read by nobody. */
const TITULOS = {
  ordem: 'Ordem',
  pergunta: 'Pergunta',
  descricao: 'Descrição',
  grupo: 'Grupo',
  tipo: 'Tipo de resposta',
  obrigatoria: 'Obrigatória',
  inversa: 'Inversa',
  peso: 'Peso',
  embaralhar: 'Ordem aleatória',
  linhas: 'Afirmações',
} as const;
type Coluna = keyof typeof TITULOS;
const COLUNAS = Object.keys(TITULOS) as Coluna[];
const apelidosDe = (coluna: Coluna) => [tituloDaColuna(TITULOS[coluna])];
export const FORMATO_DAS_PERGUNTAS: Formato = {
  limites: { megabytes: 2, linhas: MAXIMO_DE_PERGUNTAS, oQue: 'perguntas' },
  apelidos: COLUNAS.map(apelidosDe),
};
const PRECISAS = ['pergunta', 'descricao', 'grupo'] as const satisfies readonly Coluna[];

interface Chamado {
  id: string;
  nome: string;
}
export interface DestinoDaImportacao {
  idQuestionario: string;
  idProjeto: string;
  grupos: readonly Chamado[];
  tipos: readonly Chamado[];
  /** Those it has: new ones come after them. */
  perguntas: readonly (Pick<Pergunta, 'ordem'> & { grupo: string })[];
  /** Answer type of rows that name none; '' refuses them. */
  tipoPadrao: string;
}

export interface LinhaDePergunta {
  /** As the spreadsheet numbers it: the titles are line 1. */
  linha: number;
  form: PerguntaForm;
}
export interface ImportacaoDePerguntas {
  linhas: LinhaDePergunta[];
  /** 'Linha 3, coluna Grupo: …'; with one of them nothing is imported. */
  problemas: string[];
  /** What is not read of all rows. */
  fora: readonly string[];
}

/** Between the statements of a matrix, which stand in one cell. */
const ENTRE_AFIRMACOES = '|';

const SIM = new Set(['sim', 's', 'x', '1', 'true', 'verdadeiro']);
const NAO = new Set(['', 'nao', 'n', '0', 'false', 'falso']);

/** A cell that does not fit: its column and why. */
class Recusa extends Error {
  constructor(
    readonly coluna: Coluna,
    motivo: string,
  ) {
    super(motivo);
  }
}

const porNome = (itens: readonly Chamado[]) =>
  new Map(itens.map((item) => [tituloDaColuna(item.nome), item.id]));

function simOuNao(coluna: Coluna, celula: string): boolean {
  const lida = tituloDaColuna(celula);
  if (SIM.has(lida)) return true;
  if (NAO.has(lida)) return false;
  throw new Recusa(coluna, `escreva "sim" ou "não", e não "${celula}".`);
}

function numero(coluna: Coluna, celula: string, senao: number): number {
  if (celula === '') return senao;
  const lido = numeroDaCelula(celula);
  if (typeof lido === 'string') throw new Recusa(coluna, lido);
  return lido;
}

/** Which cell a field of the form comes from. */
const COLUNA_DO_CAMPO: Partial<Record<string, Coluna>> = {
  nome: 'pergunta',
  descricao: 'descricao',
  ordem: 'ordem',
  peso: 'peso',
  linhas: 'linhas',
};

/** Rows of a table, the titles first. Nothing of it is trusted: every form passes the schema of the form. */
export function lerPerguntas(
  tabela: readonly LinhaDaTabela[],
  destino: DestinoDaImportacao,
): ImportacaoDePerguntas {
  const { onde, corpo, fora } = lerTitulos(tabela, COLUNAS, apelidosDe);
  const faltam = PRECISAS.filter((coluna) => !onde.has(coluna)).map((coluna) => `"${TITULOS[coluna]}"`);
  if (faltam.length > 0)
    return {
      linhas: [],
      problemas: [
        `Linha ${tabela[0]?.numero ?? 1}: ${faltam.length === 1 ? 'falta a coluna' : 'faltam as colunas'} ${faltam.join(', ')}. Os títulos são Ordem, Pergunta, Descrição e Grupo.`,
      ],
      fora: [],
    };
  const [grupos, tipos] = [porNome(destino.grupos), porNome(destino.tipos)];
  const ocupados = destino.perguntas.map(({ grupo, ordem }) => ({ grupo, ordem }));
  const lida: ImportacaoDePerguntas = { linhas: [], problemas: [], fora };
  for (const daTabela of corpo) {
    const linha = daTabela.numero;
    const defeitos = frasesDaLinha(daTabela, onde, TITULOS);
    lida.problemas.push(...defeitos);
    if (defeitos.length > 0) continue;
    const celula = celulasDe(daTabela, onde);
    const de = (coluna: Coluna) => {
      if (daTabela.celulas[onde.get(coluna) ?? -1]?.trim().startsWith('='))
        throw new Recusa(coluna, 'há uma fórmula. Copie só os valores.');
      return celula(coluna);
    };
    const idDe = (coluna: 'grupo' | 'tipo', conhecidos: ReadonlyMap<string, string>, oQue: string) => {
      const nome = de(coluna);
      const id = conhecidos.get(tituloDaColuna(nome));
      if (id === undefined)
        throw new Recusa(coluna, nome ? `não há ${oQue} "${nome}".` : 'a célula está vazia.');
      return id;
    };
    try {
      const grupo = idDe('grupo', grupos, 'neste questionário um grupo');
      const doGrupo = ocupados.filter((outra) => outra.grupo === grupo);
      const form: PerguntaForm = {
        nome: emUmaLinha(de('pergunta')),
        descricao: de('descricao'),
        grupo,
        idQuestionario: destino.idQuestionario,
        idProjeto: destino.idProjeto,
        tipoDeResposta:
          de('tipo') === '' && destino.tipoPadrao
            ? destino.tipoPadrao
            : idDe('tipo', tipos, 'um tipo de resposta'),
        ordem: numero(
          'ordem',
          de('ordem'),
          proximoLugar(doGrupo, ({ ordem }) => ordem),
        ),
        obrigatoria: simOuNao('obrigatoria', de('obrigatoria')),
        inversa: simOuNao('inversa', de('inversa')),
        peso: numero('peso', de('peso'), 1),
        ...(simOuNao('embaralhar', de('embaralhar')) ? { embaralhar: true } : {}),
        ...(de('linhas') === '' ? {} : { linhas: de('linhas').split(ENTRE_AFIRMACOES).map(emUmaLinha) }),
      };
      const conferido = perguntas.form.safeParse(form);
      if (!conferido.success) {
        const [erro] = conferido.error.issues;
        const coluna = COLUNA_DO_CAMPO[String(erro?.path[0])] ?? 'pergunta';
        const longa = form.nome.length > MAXIMO_DA_PERGUNTA && coluna === 'pergunta';
        throw new Recusa(
          coluna,
          longa ? `use no máximo ${MAXIMO_DA_PERGUNTA} caracteres.` : motivoDe(coluna, erro?.message),
        );
      }
      ocupados.push({ grupo, ordem: form.ordem });
      lida.linhas.push({ linha, form: conferido.data });
    } catch (erro) {
      if (!(erro instanceof Recusa)) throw erro;
      lida.problemas.push(`Linha ${linha}, coluna ${TITULOS[erro.coluna]}: ${erro.message}`);
    }
  }
  const total = destino.perguntas.length + lida.linhas.length;
  if (total > MAXIMO_DE_PERGUNTAS)
    lida.problemas.push(
      `Com estas o questionário teria ${total} perguntas, e o máximo é ${MAXIMO_DE_PERGUNTAS}.`,
    );
  if (lida.linhas.length === 0 && lida.problemas.length === 0)
    lida.problemas.push('Não há perguntas abaixo dos títulos.');
  return lida;
}

function motivoDe(coluna: Coluna, mensagem = ''): string {
  if (coluna === 'peso') return 'o peso é um número inteiro de 0 a 100.';
  return mensagem ? `${mensagem.charAt(0).toLowerCase()}${mensagem.slice(1)}` : 'o valor não cabe.';
}

/** Rows of the questions' spreadsheet (part 3 §7): Ordem, Pergunta, Descrição, Grupo, Media, and what an import reads besides. */
export const linhasDaExportacao = (
  suas: readonly ComId<Pergunta>[],
  nomes: { grupos: readonly Chamado[]; tipos: readonly Chamado[] },
  medias: ReadonlyMap<string, number>,
): (string | number)[][] => {
  const nomeEm = (itens: readonly Chamado[]) => new Map(itens.map(({ id, nome }) => [id, nome]));
  // Only where a question has one, so that most exports stay as they were.
  const comAleatoria = suas.some(({ embaralhar }) => embaralhar);
  const comAfirmacoes = suas.some(({ linhas }) => linhas !== undefined);
  const [dosGrupos, dosTipos] = [nomeEm(nomes.grupos), nomeEm(nomes.tipos)];
  return [
    [
      'Ordem',
      'Pergunta',
      'Descrição',
      'Grupo',
      'Media',
      'Tipo de resposta',
      'Obrigatória',
      'Inversa',
      'Peso',
      ...(comAleatoria ? [TITULOS.embaralhar] : []),
      ...(comAfirmacoes ? [TITULOS.linhas] : []),
    ],
    ...suas.map(
      ({
        id,
        ordem,
        nome,
        descricao,
        grupo,
        tipoDeResposta,
        obrigatoria,
        inversa,
        peso,
        embaralhar,
        linhas = [],
      }) => [
        ordem,
        nome,
        descricao,
        dosGrupos.get(grupo) ?? '',
        // Empty and not 0: nobody gave an answer that counts.
        medias.get(id) ?? '',
        dosTipos.get(tipoDeResposta) ?? '',
        obrigatoria ? 'Sim' : 'Não',
        inversa ? 'Sim' : 'Não',
        peso,
        ...(comAleatoria ? [embaralhar ? 'Sim' : 'Não'] : []),
        ...(comAfirmacoes ? [linhas.join(` ${ENTRE_AFIRMACOES} `)] : []),
      ],
    ),
  ];
};

// @vitest-environment node
// A questionnaire as a file: what goes out comes back, and a file that somebody else wrote is judged before it comes in.
import { describe, expect, it } from 'vitest';
import { auditoria } from '@/domain/comum/campos';
import { ana } from '@tests/support/personas';
import { rascunhoAleatorio, umRascunho } from '@tests/support/rascunho';
import { gruposDiagnostico } from '../grupo';
import { emLugar } from '../ordem';
import { perguntas } from '../pergunta';
import { questionarios } from '../questionario';
import { umQuestionario } from '../questionario.exemplo';
import { tiposDeRespostas } from '../tipo-de-resposta';
import { compilar, type Rascunho } from '../versao';
import { conferirArquivo } from './conferir';
import {
  type ArquivoDeQuestionario,
  arquivoDoQuestionario,
  CLASSES,
  levados,
  textoDoArquivoDe,
} from './formato';
import { lerJson } from './ler';
import { registrosDoArquivo } from './registros';

const original = umQuestionario(ana, {
  limiteUsuario: 7,
  autenticaInicio: false,
  enviarRetornoEmail: true,
  radar: false,
  ordemQuestionario: 3,
  versao: 4,
  mudou: true,
});
const textoDe = (rascunho: Rascunho) => textoDoArquivoDe(arquivoDoQuestionario(original, rascunho).arquivo);
const ler = (texto: string) => lerJson(texto, 'arquivo', (marcado) => marcado);
const lido = (texto: string): ArquivoDeQuestionario => {
  const { arquivo, problemas } = ler(texto);
  expect(problemas).toEqual([]);
  if (!arquivo) throw new Error('nada lido');
  return arquivo;
};
const deVolta = (arquivo: ArquivoDeQuestionario, daEmpresa: Rascunho['tipos'] = []) =>
  registrosDoArquivo(
    arquivo,
    { ...arquivo.questionario, idProjeto: 'outro', fases: [] },
    daEmpresa,
    (oQue) => `novo ${oQue}`,
  );
const guardados = <F>(cadastro: { doForm: (form: F) => object }, novos: { id: string; form: F }[]) =>
  novos.map(({ id, form }) => ({ ...cadastro.doForm(form), id })) as never[];

const semIds = ({ grupos, perguntas: suas, faixas, nome, descricao, radar }: ReturnType<typeof compilar>) => {
  const lugar = new Map([...grupos, ...suas].map(({ id }, i) => [id, i]));
  const semId = (mostrarSe: (typeof suas)[number]['mostrarSe']) =>
    mostrarSe && {
      ...mostrarSe,
      condicoes: mostrarSe.condicoes.map((uma) => ({ ...uma, pergunta: lugar.get(uma.pergunta) })),
    };
  return {
    nome,
    descricao,
    radar,
    faixas,
    grupos: grupos.map(({ id: _id, mostrarSe, ...grupo }) => ({ ...grupo, mostrarSe: semId(mostrarSe) })),
    perguntas: suas.map(({ id: _id, grupo, mostrarSe, ...pergunta }) => ({
      ...pergunta,
      grupo: lugar.get(grupo),
      mostrarSe: semId(mostrarSe),
    })),
  };
};

const se = (de: string) => ({
  mostrarSe: {
    liga: 'todas' as const,
    condicoes: [{ pergunta: de, como: 'igual' as const, valor: 'Sim' }],
  },
});

describe('ida e volta', () => {
  it.each([
    ['questionário', questionarios.schema, CLASSES.questionario],
    ['grupo', gruposDiagnostico.schema, CLASSES.grupo],
    ['pergunta', perguntas.schema, CLASSES.pergunta],
    ['tipo de resposta', tiposDeRespostas.schema, CLASSES.tipo],
  ] as const)('todo campo de %s é levado, refeito ou deixado', (_nome, schema, classes) => {
    const doSchema = Object.keys(schema.shape).filter((campo) => !(campo in auditoria));
    expect(Object.keys(classes).toSorted()).toEqual(doSchema.toSorted());
  });

  it('o que se exporta, importado, é respondido e vale o mesmo, com outros ids', () => {
    for (let semente = 0; semente < 20; semente++) {
      const rascunho = rascunhoAleatorio(semente);
      const volta = deVolta(lido(textoDe(rascunho)));
      const { doForm } = questionarios;
      const novo = {
        questionario: { ...original, ...doForm(volta.questionario.form) },
        grupos: guardados(gruposDiagnostico, volta.grupos),
        perguntas: guardados(perguntas, volta.perguntas),
        tipos: guardados(tiposDeRespostas, volta.tipos),
      } satisfies Rascunho;
      expect(semIds(compilar(novo))).toEqual(semIds(compilar({ ...rascunho, questionario: original })));
    }
  });

  it('cada campo levado volta como foi', () => {
    const rascunho = rascunhoAleatorio(5);
    const arquivo = lido(textoDe(rascunho));
    const antes = questionarios.formDe(original);
    for (const campo of levados(CLASSES.questionario) as (keyof typeof arquivo.questionario)[])
      expect([campo, arquivo.questionario[campo]]).toEqual([campo, antes[campo]]);
    const emOrdem = emLugar(rascunho.grupos, ({ ordemQuestionario }) => ordemQuestionario);
    for (const [i, grupo] of emOrdem.entries()) {
      expect(arquivo.grupos[i]).toMatchObject(
        Object.fromEntries(
          levados(CLASSES.grupo)
            .filter((campo) => campo !== 'mostrarSe')
            .map((campo) => [campo, grupo[campo as keyof typeof grupo]]),
        ),
      );
      const suas = emLugar(rascunho.perguntas, ({ ordem }) => ordem).filter((p) => p.grupo === grupo.id);
      for (const [j, pergunta] of suas.entries())
        expect(arquivo.grupos[i]?.perguntas[j]).toMatchObject(
          Object.fromEntries(
            // Conditions name places instead of ids, which the way there and back proves.
            levados(CLASSES.pergunta)
              .filter((campo) => campo !== 'mostrarSe')
              .map((campo) => [campo, pergunta[campo as keyof typeof pergunta]]),
          ),
        );
    }
    const tipos = new Map(rascunho.tipos.map((tipo) => [`${tipo.nome} ${tipo.tipoDeResposta}`, tipo]));
    for (const { chave: _chave, ...tipo } of arquivo.tipos)
      expect(tipos.get(`${tipo.nome} ${tipo.tipoDeResposta}`)).toMatchObject(
        Object.fromEntries(Object.entries(tipo).filter(([, valor]) => valor !== undefined)),
      );
  });

  it('tipos que a empresa já tem são usados; um outro com o mesmo nome ganha um número', () => {
    const rascunho = umRascunho();
    const arquivo = lido(textoDe(rascunho));
    const mesmos = deVolta(arquivo, rascunho.tipos);
    expect(mesmos.tipos).toEqual([]);
    expect(mesmos.perguntas[0]?.form.tipoDeResposta).toBe('t');
    const outros = rascunho.tipos.map((tipo) => ({ ...tipo, campos: tipo.campos.slice(1) }));
    const [novo] = deVolta(arquivo, outros).tipos;
    expect(novo?.form.nome).toBe('Sim, em parte ou não (2)');
  });

  it('uma condição que cita o que não vai não vai, e é dita; no arquivo ela só cita o que vem antes', () => {
    const [pergunta] = umRascunho().perguntas;
    if (!pergunta) throw new Error('falta a pergunta');
    const suas = [
      { ...pergunta, id: 'solta', grupo: 'sumiu' },
      pergunta,
      { ...pergunta, id: 'b', nome: 'Depende?', ordem: 2, ...se('a') },
      { ...pergunta, id: 'c', nome: 'Sem de quê?', ordem: 3, ...se('solta') },
    ];
    const { arquivo, deFora } = arquivoDoQuestionario(original, umRascunho({ perguntas: suas }));
    expect(arquivo.grupos[0]?.perguntas.map(({ mostrarSe }) => mostrarSe?.condicoes[0]?.pergunta)).toEqual([
      undefined,
      '1-1',
      undefined,
    ]);
    expect(deFora).toContainEqual(expect.stringContaining('A condição para "Sem de quê?" aparecer não foi'));
    const texto = textoDoArquivoDe(arquivo);
    expect(ler(texto).problemas).toEqual([]);
    expect(ler(texto.replace('"pergunta": "1-1"', '"pergunta": "1-2"')).problemas).toEqual([
      expect.stringMatching(/^Grupo 1 .*, pergunta 2 "Depende\?": a condição .* não vem antes dela\.$/),
    ]);
  });

  it('Q360 a condição de um grupo vai com lugares, e no arquivo só cita grupos de antes', () => {
    const [pergunta] = umRascunho().perguntas;
    const [grupo] = umRascunho().grupos;
    if (!pergunta || !grupo) throw new Error('falta');
    const grupos = [grupo, { ...grupo, id: 'h', nome: 'Depois', ordemQuestionario: 2, ...se('a') }];
    const suas = [pergunta, { ...pergunta, id: 'b', grupo: 'h' }];
    const { arquivo, deFora } = arquivoDoQuestionario(original, umRascunho({ grupos, perguntas: suas }));
    expect(deFora).toEqual([]);
    expect(arquivo.grupos[1]?.mostrarSe?.condicoes).toEqual(se('1-1').mostrarSe.condicoes);
    const texto = textoDoArquivoDe(arquivo);
    expect(deVolta(lido(texto)).grupos[1]?.form.mostrarSe?.condicoes[0]?.pergunta).toBe('novo pergunta 0 0');
    expect(ler(texto.replace('"pergunta": "1-1"', '"pergunta": "2-1"')).problemas).toEqual([
      'Grupo 2 "Depois": a condição para ele aparecer cita uma pergunta que não vem antes dele.',
    ]);
    const semElas = arquivoDoQuestionario(original, umRascunho({ grupos, perguntas: suas.slice(1) }));
    expect(semElas.deFora).toEqual([
      expect.stringContaining('A condição para o grupo "Depois" aparecer não foi'),
    ]);
  });

  it('uma pergunta sem grupo, ou sem tipo, fica e é dita', () => {
    const [pergunta] = umRascunho().perguntas;
    if (!pergunta) throw new Error('falta a pergunta');
    const { arquivo, deFora } = arquivoDoQuestionario(
      original,
      umRascunho({
        perguntas: [
          { ...pergunta, id: 'b', grupo: 'sumiu', nome: 'Solta?' },
          { ...pergunta, id: 'c', tipoDeResposta: 'sumiu', nome: 'Sem tipo?' },
          pergunta,
        ],
      }),
    );
    expect(arquivo.grupos[0]?.perguntas).toHaveLength(1);
    expect(deFora).toEqual([
      'A pergunta "Solta?" não foi: ela está sem grupo.',
      'A pergunta "Sem tipo?" não foi: o tipo de resposta dela não existe mais.',
    ]);
  });
});

const certo = () => JSON.parse(textoDe(umRascunho())) as Record<string, never>;
type Mudavel = { questionario: Record<string, unknown>; tipos: Record<string, unknown>[] } & {
  grupos: (Record<string, unknown> & { perguntas: Record<string, unknown>[] })[];
} & Record<string, unknown>;
const mudado = (mudar: (arquivo: Mudavel) => void) => {
  const arquivo = certo() as unknown as Mudavel;
  mudar(arquivo);
  return ler(JSON.stringify(arquivo));
};
const primeiro = <T>([um]: T[]): T => {
  if (um === undefined) throw new Error('vazio');
  return um;
};

const comPerguntas = (quantas: number) =>
  mudado(({ grupos }) => {
    const grupo = primeiro(grupos);
    grupo.perguntas = Array.from({ length: quantas }, () => primeiro(grupo.perguntas));
  });

describe('o que vem de fora', () => {
  it.each<[string, (arquivo: Mudavel) => void, RegExp]>([
    [
      'faixas de 50 a 40',
      ({ questionario }) =>
        (questionario['faixas'] = [{ title: 'Essencial', description: 'Começo.', start: 50, end: 40 }]),
      /^Questionário, campo faixas 1 end: o valor inicial deve ser menor que o valor final\.$/,
    ],
    [
      'um peso que não é número',
      ({ grupos }) => (primeiro(primeiro(grupos).perguntas)['peso'] = 'muito'),
      /^Grupo 1 "Cultura de inovação", pergunta 1 "A liderança.*", campo peso: o valor não é do tipo certo\.$/,
    ],
    [
      'um peso grande demais',
      ({ grupos }) => (primeiro(grupos)['pesoNota'] = 101),
      /campo pesoNota: o maior valor é 100\.$/,
    ],
    [
      'um campo que falta',
      ({ questionario }) => delete questionario['radar'],
      /^Questionário, campo radar: o campo falta\.$/,
    ],
    [
      'um campo a mais',
      ({ tipos }) => (primeiro(tipos)['dono'] = 'eu'),
      /^Tipo de resposta 1 .*: há um campo que não existe aqui: "dono"\.$/,
    ],
    [
      'um campo a mais no arquivo',
      (arquivo) => (arquivo['regras'] = []),
      /^Arquivo: há um campo que não existe aqui: "regras"\.$/,
    ],
    [
      'um tipo que não está lá',
      ({ grupos }) => (primeiro(primeiro(grupos).perguntas)['tipo'] = 't9'),
      /o tipo de resposta que ela cita não está no arquivo\.$/,
    ],
    [
      'duas chaves iguais',
      ({ tipos }) => tipos.push({ ...primeiro(tipos) }),
      /^Tipo de resposta 2 .*: falta a chave/,
    ],
    [
      'opções com o mesmo texto',
      ({ tipos }) =>
        (primeiro(tipos)['campos'] = [
          { campo: 'Sim', valor: 1 },
          { campo: 'sim', valor: 2 },
        ]),
      /campo campos: há duas opções com o mesmo texto\.$/,
    ],
    [
      'um valor de opção a mais',
      ({ tipos }) => (primeiro(tipos)['campos'] = [{ campo: 'Sim', valor: 11 }]),
      /campo campos 1 valor: o maior valor é 10\.$/,
    ],
    [
      'grupos que não são lista',
      (arquivo) => (arquivo['grupos'] = {} as never),
      /^grupos: não há grupos de perguntas\.$/,
    ],
    [
      'um grupo que é texto',
      ({ grupos }) => (grupos[0] = 'x' as never),
      /^Grupo 1: aqui o arquivo não tem o que se espera\.$/,
    ],
    [
      'um texto de mil páginas',
      ({ questionario }) => (questionario['descricao'] = 'Um texto longo. '.repeat(100_000)),
      /^Questionário, campo descricao: use no máximo 500 caracteres\.$/,
    ],
    [
      'sinais que escondem',
      ({ questionario }) => (questionario['nome'] = 'abc\u202Edef'),
      /campo nome: apague os caracteres invisíveis/,
    ],
  ])('%s é recusado, e nada entra', (_nome, mudar, frase) => {
    const { arquivo, problemas } = mudado(mudar);
    expect(arquivo).toBeUndefined();
    expect(problemas[0]).toMatch(frase);
  });

  it('quatrocentas perguntas entram, e quatrocentas e uma não', () => {
    expect(comPerguntas(400).problemas).toEqual([]);
    expect(comPerguntas(401)).toMatchObject({
      problemas: ['perguntas: são 401, e um questionário tem no máximo 400.'],
    });
    expect(comPerguntas(401).arquivo).toBeUndefined();
  });

  it('H14 `__proto__` e `constructor` são campos estranhos, e não mudam objeto nenhum', () => {
    for (const nome of ['__proto__', 'constructor']) {
      const texto = textoDe(umRascunho()).replace(
        '"questionario": {',
        `"questionario": { "${nome}": { "radar": true },`,
      );
      const { arquivo, problemas } = ler(texto);
      expect(arquivo).toBeUndefined();
      expect(problemas[0]).toBe(`Questionário: há um campo que não existe aqui: "${nome}".`);
    }
    expect(({} as Record<string, unknown>)['radar']).toBeUndefined();
    expect(ler(textoDe(umRascunho())).problemas).toEqual([]);
  });

  it('fundo, quebrado, de outra versão ou outra coisa: uma frase', () => {
    const NAO_E = /^O arquivo não é um questionário que se consiga ler/;
    const fundo = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`;
    for (const texto of [
      fundo,
      '',
      '{',
      'null',
      '[]',
      '"x"',
      '{"formato":"outro"}',
      textoDe(umRascunho()).slice(0, 200),
    ])
      expect(() => ler(texto)).toThrow(NAO_E);
    const daVersao = (versao: string) => textoDe(umRascunho()).replace('"versao": 1', `"versao": ${versao}`);
    expect(() => ler(daVersao('2'))).toThrow(/^O arquivo é de uma versão mais nova/);
    expect(() => ler(daVersao('"1"'))).toThrow(/^O arquivo não diz de que versão é/);
    const enterrado = ler(textoDe(umRascunho()).replace('"grupos": [', `"grupos": [${fundo}, `));
    expect(enterrado.problemas[0]).toBe('Grupo 1: há um campo que não existe aqui: "a".');
    expect(conferirArquivo(undefined).problemas.length).toBeGreaterThan(0);
  });

  it('um dia que não há fica por escolher', () => {
    for (const dia of ['2026-02-31', '31/12/2026', 20260101, null]) {
      const { arquivo, problemas } = mudado(({ questionario }) => (questionario['dataVigencia'] = dia));
      expect(problemas).toEqual([]);
      expect(arquivo?.questionario).toMatchObject({ dataAtuacao: '2026-01-10', dataVigencia: '' });
    }
  });
});

// C05, C06: whatever the schema refuses, the rules refuse, field by field. What got past them would break every list
// that shows the record, because reads are parsed (src/firebase/dados/leitura.ts).
import * as fs from 'firebase/firestore/lite';
import { afterAll, describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { auditoria, LIMITE } from '@/domain/comum/campos';
import { MAXIMO_DE_FAIXAS } from '@/domain/diagnostico/faixa';
import { MAXIMO_DE_OPCOES } from '@/domain/diagnostico/tipo-de-resposta';
import { type Ideia } from '@/domain/ideias/ideia';
import { caminhos } from '@/domain/comum/caminhos';
import { FASES_PADRAO, MAXIMO_DE_FASES } from '@/domain/projetos/projeto';
import { MAXIMO_DE_CRITERIOS } from '@/domain/projetos/regiao';
import {
  chamado,
  emDias,
  umaIdeia,
  umaIdeiaPublicada,
  umProjeto,
  unsCriterios,
} from '@tests/support/documentos';
import { ana, clara, EMPRESA } from '@tests/support/personas';
import {
  abrirAmbiente,
  agora,
  criadoAgora,
  criar,
  fimDe,
  mudar,
  negado,
  novoId,
  semEstorvo,
  permitido,
  mudadoPor,
} from './ambiente';
import { carregarRegras } from './emulador';
import { regras } from './regras';
import { bolso, criacoesDe, type Dados, item, pai, umArquivo } from './criacoes';

const { projectId, admin, como, semear, versoesDe } = await abrirAmbiente(import.meta.filename);

const repetido = (quantos: number, item: (i: number) => unknown) =>
  Array.from({ length: quantos }, (_, i) => item(i));

/**
 * Values to spoil any field with: nothing, and of each type that has something in common with another. The rules ask
 * for types by the same few functions everywhere, so values of one kind take turns from field to field (T409) …
 */
const nada = [null];
const quaisquer: unknown[] = [-1, 'QUALQUER', {}, [1]];
/** … and what is neither text nor list, which alone are compared … */
const simples = [true, new Date(0)];
/** … and a number … */
const numeros = [1.5, Number.NaN];
/**
 * … and a text: blank in every way trim() knows, and as long as may be. It comes in plain letters and in pairs of
 * surrogates.
 */
const textos = ['', ' \n\t\v\f ', '\u00a0\u2003\ufeff\u00a0', 'x', ' xy '];
const tamanhos = [20, 40, 60, 80, 120, 150, 200, 300, 500, 600, 2_000, 5_000, 10_000];
/** … and a list. */
const listas: unknown[] = [[{}], [true], [''], ['\u00a0'], ['a', ''], ['', 'a'], ['a', 1]];
/** … and a list with an item too long, or with too many: the shortest that is refused. */
const longas: unknown[][] = [
  [20, 60, 80, 600].map((n) => ['x'.repeat(n + 1)]),
  [20, 60, 80, 600].map((n) => ['😀'.repeat(n / 2 + 1)]),
  [11, 61, 101, 401].map((n) => repetido(n, (i) => `item ${i}`)),
  [repetido(51, (i) => caminhos.colaborador(EMPRESA, `p${i}`))],
];
/** … and a list of files. */
const arquivos: unknown[] = [
  { path: umArquivo.path },
  { ...umArquivo, dono: 'x' },
  ...[1, ''].map((path) => ({ ...umArquivo, path })),
  ...[1, ' ', 'x'.repeat(201), '😀'.repeat(101)].map((name) => ({ ...umArquivo, name })),
  ...['1', 1.5, -1, 26_214_401].map((size) => ({ ...umArquivo, size })),
  ...[null, 'x'.repeat(121)].map((type) => ({ ...umArquivo, type })),
].map((arquivo) => [arquivo]);

/** Lists of records: rules see that it is a list and how long, and readers check each (decisions Q102). */
const LISTAS_DE_REGISTROS: Record<string, number> = {
  fases: MAXIMO_DE_FASES,
  faixas: MAXIMO_DE_FAIXAS,
  feedbacks: MAXIMO_DE_FAIXAS,
  campos: MAXIMO_DE_OPCOES,
  // As many as the images of the document these tests begin with.
  descricaoImages: 1,
  identifiers: MAXIMO_DE_CRITERIOS,
};
const deixadaALeitores = (campo: string, valor: unknown) =>
  Array.isArray(valor)
    ? valor.length <= (LISTAS_DE_REGISTROS[campo] ?? -1)
    : campo === 'votacao' && typeof valor === 'object';

/** … and addresses (threats G13, H15). */
const enderecos = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' https://a.exemplo',
  'data:text/html,x',
  '//a.exemplo',
  'http://127.0.0.1@a.exemplo',
  'https://a.exemplo/\nhttps://b.exemplo',
  `https://a.exemplo/${'x'.repeat(1_000)}`,
  'https://a.exemplo/ç',
];

/** So many of the values, others for each turn. */
const daVez = <T>(valores: readonly T[], vez: number, quantos: number): T[] =>
  valores.filter((_, i) => (i + vez) % Math.ceil(valores.length / quantos) === 0);

/** Values the field's schema refuses, of each kind some; of what is merely too long, the shortest. */
function hostis(schema: z.ZodMiniType, campo: string, valido: unknown, vez: number): unknown[] {
  const recusa = (valor: unknown) => !schema.safeParse(valor).success;
  if (campo in auditoria) return [null, 1, 'x'.repeat(129)].filter(recusa);
  const deTexto = typeof valido === 'string' || valido === null;
  const deNumero = typeof valido === 'number' || valido === null;
  const longo = (parte: string) =>
    tamanhos
      .map((n) => parte.repeat(n / parte.length + 1))
      .filter(recusa)
      .slice(0, 1);
  const recusados = (valores: readonly unknown[]) =>
    valores.filter((valor) => recusa(valor) && !deixadaALeitores(campo, valor));
  const alguns = (valores: readonly unknown[], quantos: number) => daVez(recusados(valores), vez, quantos);
  return [
    ...nada,
    ...alguns(quaisquer, 2),
    ...(deTexto ? [...alguns(textos, 2), ...longo(vez % 2 === 0 ? 'x' : '😀')] : []),
    ...(deNumero ? numeros : []),
    ...(typeof valido === 'string' || Array.isArray(valido) ? [] : alguns(simples, 1)),
    ...(Array.isArray(valido)
      ? [...alguns(listas, 3), ...longas.flatMap((cada) => cada.filter(recusa).slice(0, 1))]
      : []),
    ...(['anexos', 'image', 'images'].includes(campo) ? [...arquivos, repetido(6, () => umArquivo)] : []),
    ...(campo === 'fases' ? [repetido(MAXIMO_DE_FASES + 1, () => FASES_PADRAO[0])] : []),
    ...(campo === 'linkRegulamento' ? enderecos : []),
    ...(campo === 'urlImages' ? enderecos.map((endereco) => [endereco]) : []),
  ].filter((valor) => recusa(valor) && !deixadaALeitores(campo, valor));
}

/** A short name of a value for a failure message. */
const resumo = (valor: unknown) => JSON.stringify(valor)?.slice(0, 60) ?? String(valor);

/** By which the card is filled in. */
const comCriterios = { [caminhos.criterios(EMPRESA, 'ideias')]: unsCriterios(ana) };
await semear({ [pai]: umaIdeiaPublicada(clara), ...comCriterios });

let tentativas = 0;
const MUITAS = 3_000;

describe.each(criacoesDe(como).map((criacao, vez) => ({ ...criacao, vez })))(
  '$nome',
  ({ vez, schema, campos, caminho, livre, documento, gravar }) => {
    // The emulator remembers every evaluation; loading the rules again makes it forget, and costs half a second.
    afterAll(async () => {
      if (tentativas < MUITAS) return;
      await carregarRegras(projectId, regras());
      tentativas = 0;
    });
    const { shape } = schema._zod.def;
    // A field that may be missing is written by a function later.
    const nomes = campos ?? Object.keys(shape).filter((nome) => shape[nome]?._zod.def.type !== 'optional');
    it('o documento de partida tem os campos do schema, e nenhum outro', () =>
      expect(Object.keys(documento).toSorted()).toEqual([...nomes].toSorted()));
    it.each(nomes)('recusa em %s o que o schema recusa, e a falta', async (campo) => {
      const escritos = [caminho];
      const antes = await versoesDe([caminho]);
      const passaram: string[] = [];
      const tentar = async (titulo: string, dados: Dados) => {
        tentativas += 1;
        const alvo = livre ? novoId(caminho) : caminho;
        if (livre) escritos.push(alvo);
        const fim = await semEstorvo(() => gravar(alvo, dados)).then(() => 'aceito', fimDe);
        if (fim !== 'permission-denied') passaram.push(`${titulo}: ${fim}`);
      };
      const doCampo = shape[campo];
      const recusados = doCampo ? hostis(doCampo, campo, documento[campo], vez + nomes.indexOf(campo)) : [];
      expect(recusados.length).toBeGreaterThan(1);
      // About one document few at a time: the emulator lets one after the other at it.
      const fila = recusados.values();
      const trabalhar = async () => {
        for (const valor of fila) await tentar(resumo(valor), { ...documento, [campo]: valor });
      };
      await Promise.all(Array.from({ length: livre ? 8 : 3 }, trabalhar));
      const { [campo]: _falta, ...semCampo } = documento;
      await tentar('sem o campo', campos ? { ...documento, [campo]: fs.deleteField() } : semCampo);
      expect(passaram).toEqual([]);
      const depois = Object.fromEntries(escritos.map((escrito) => [escrito, antes[escrito] ?? null]));
      expect(await versoesDe(escritos)).toEqual(depois);
    });
    it('C05 recusa um campo a mais, e aceita o documento certo', async () => {
      const podia = permitido(() => gravar(caminho, documento));
      for (const extra of [{ isAdmin: true }, { 'campo novo': { a: 1 } }, { id: 'x' }])
        await negado(gravar(caminho, { ...documento, ...extra }), podia);
      await podia();
      if (!campos) await fs.deleteDoc(fs.doc(admin(), caminho));
      await semear({ [pai]: umaIdeiaPublicada(clara), ...comCriterios });
      await Promise.all([item, bolso].map((escrito) => fs.deleteDoc(fs.doc(admin(), escrito))));
    });
  },
);

it('C06 nem 900 kB de descrição, nem cinco mil objetivos', async () => {
  const caminho = caminhos.ideia(EMPRESA, 'enorme');
  const documento = criadoAgora(umaIdeia(clara));
  const podia = permitido(() => criar(como(clara), caminho, documento));
  await negado(criar(como(clara), caminho, { ...documento, descricao: 'x'.repeat(900_000) }), podia);
  await negado(
    criar(como(clara), caminho, { ...documento, objetivo: repetido(5_000, (i) => `o${i}`) }),
    podia,
  );
  await podia();
});

it('uma ideia cheia até os limites ainda cabe na avaliação das regras, ao criar, editar e publicar', async () => {
  const caminho = caminhos.ideia(EMPRESA, 'cheia');
  await criar(como(clara), caminho, criadoAgora(umaIdeia(clara, cheia(caminho))));
  await mudar(como(clara), caminho, {
    ...cheia(caminho),
    titulo: 'Outro',
    permitirComentarios: false,
    ...mudadoPor(clara),
  });
  await mudar(como(clara), caminho, {
    status: 'NOVA_IDEIA',
    publishedAt: agora(),
    visibilidade: 'PUBLICA',
    ...mudadoPor(clara),
  });
});

it('um projeto cheio até os limites também cabe, ao criar e ao editar', async () => {
  const caminho = caminhos.projeto(EMPRESA, 'cheio');
  const [primeira, ...outras] = FASES_PADRAO;
  const longas = outras.map((fase) => ({ ...fase, titulo: fase.titulo.padEnd(60, 'x') }));
  const fases = [primeira, ...longas, ...longas].flatMap((fase) => fase ?? []).slice(0, MAXIMO_DE_FASES);
  const ids = Array.from({ length: 50 }, (_, i) => `embaixador-${i}`.padEnd(40, 'x'));
  const projeto = umProjeto(ana, {
    fases,
    embaixadores: ids,
    embaixadoresPessoas: ids,
    categoria: Array.from({ length: 20 }, (_, i) => `Categoria ${i}`.padEnd(60, 'x')),
    busca: Array.from({ length: LIMITE.busca }, (_, i) => `t${i}`),
    images: cheia(caminho).anexos ?? [],
    descricaoImages: Array.from({ length: LIMITE.anexos }, (_, i) => `${i}`.padEnd(200, 'x')),
    votacao: {
      inicio: emDias(1),
      fim: emDias(9),
      publicarResultados: true,
      soFinalistas: true,
    },
    urlImages: Array.from({ length: LIMITE.anexos }, (_, i) => `https://a${i}.exemplo/${'x'.repeat(900)}`),
  });
  await criar(como(ana), caminho, criadoAgora(projeto));
  await mudar(como(ana), caminho, { ...chamado('Outro nome'), fases: projeto.fases, ...mudadoPor(ana) });
});

/** Content with every field as long as it may be. */
const cheia = (caminho: string): Partial<Ideia> => ({
  titulo: 't'.repeat(LIMITE.titulo),
  descricao: 'd'.repeat(LIMITE.textoLongo),
  objetivo: Array.from({ length: 10 }, (_, i) => `Objetivo ${i} `.padEnd(80, 'x')),
  setores: Array.from({ length: 60 }, (_, i) => `Setor ${i}`.padEnd(60, 'x')),
  participantesReferences: Array.from({ length: 50 }, (_, i) => caminhos.colaborador(EMPRESA, `pessoa${i}`)),
  busca: Array.from({ length: LIMITE.busca }, (_, i) => `t${i}`),
  anexos: Array.from({ length: LIMITE.anexos }, (_, i) => ({
    path: `${caminho}/a1b2c3d4-arquivo-${i}.pdf`,
    name: `Relatório nº ${i} (versão final).pdf`,
    size: 20 * 1024 * 1024,
    type: 'application/pdf',
  })),
});

// The award report: rows and counters kept exactly once, and what its callables tell to whom (part 3 §2, decisions Q270).
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { lugaresDaAdesao } from '@/domain/diagnostico/adesao';
import { caminhosDasMedias } from '@/domain/diagnostico/media';
import {
  caminhosDoPremio,
  contadorDoPremioSchema,
  linhaDoPremioSchema,
  parcelasDoContador,
} from '@/domain/diagnostico/premio';
import { CAMPOS_DAS_EMPRESAS, CAMPOS_DAS_MEDIAS } from '@/domain/contratos/relatorios';
import { umQuestionario } from '@/domain/diagnostico/questionario.exemplo';
import { caminhosDoStatus } from '@/domain/projetos/status';
import { ler } from '@functions/banco';
import { acertarLinhaDoPremio, conferirPremio } from '@functions/nucleo/premioDeEmpresas';
import { faixaDaMedia } from '@functions/nucleo/relatorioDoPremio';
import { aleatorio } from '@tests/support/aleatorio';
import { umaAdesao } from '@tests/support/convidado';
import { umaEmpresa, umColaborador, umProjeto, umStatus } from '@tests/support/documentos';
import { umaMedia } from '@tests/support/media';
import type { Persona } from '@tests/support/personas';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Cenario, cenario, db, logo, semGatilhos } from './apoio';
import { chamarAqui, comMatriz } from './contas';
import { gravar } from './gravador';

const P = 'premio';
const Q = 'questionario';
let c: Cenario;
let ana: Persona;
let leitor: Persona;

const dela = (id: string): Contexto => ({ ...c.contexto, empresaId: `${c.contexto.empresaId}-${id}` });
const contador = async () =>
  parcelasDoContador(await ler(db, contadorDoPremioSchema, caminhosDoPremio.contador(c.contexto, P)));
const linhaDe = (id: string) =>
  ler(db, linhaDoPremioSchema, caminhosDoPremio.linha(c.contexto, P, dela(id).empresaId));
const falta = () => conferirPremio(db, c.contexto, { simular: true });
const chamar = (funcao: string, dados: object, por: Persona = leitor) =>
  chamarAqui(
    `relatoriosFunctions-${funcao}`,
    { ...por.contexto, ...dados },
    { por: { uid: por.uid, email: por.email } },
  );
const ALVO = { idProjeto: P, questionarioId: Q };
const PAGINA = { filtro: null, habilitada: false, porPagina: 10, depois: null };
const empresas = (mais: object = {}, por = leitor) =>
  chamar('empresas', { ...ALVO, ...PAGINA, dia: null, ...mais }, por);
const medias = (mais: object = {}, por = leitor) => chamar('medias', { ...ALVO, ...PAGINA, ...mais }, por);
type Pagina = {
  linhas: { nomeFantasia: string; idEmpresa: string; media?: number; convidados?: number }[];
  proxima: unknown;
  total: number | null;
};
const pagina = ({ resultado, erro }: { resultado?: unknown; erro?: unknown }): Pagina => {
  if (erro) throw new Error(JSON.stringify(erro));
  return resultado as Pagina;
};
const nomes = (resposta: { resultado?: unknown; erro?: unknown }) =>
  pagina(resposta).linhas.map(({ nomeFantasia }) => nomeFantasia);

/** A company and its row in the project. */
async function inscrever(id: string, daEmpresa: object = {}, naLinha: object = {}) {
  const contexto = dela(id);
  const empresa = umaEmpresa({ role: 'CONVIDADA', nomeFantasia: id, nomeEmOrdem: id, ...daEmpresa });
  const escrita = db.batch();
  escrita.set(db.doc(caminhos.empresa(contexto)), empresa);
  escrita.set(
    db.doc(caminhosDoStatus.um(c.contexto, P, contexto.empresaId)),
    umStatus(P, contexto.empresaId, { nomeFantasia: id, nomeEmOrdem: id, ...naLinha }),
  );
  await escrita.commit();
}
const adesaoDe = (id: string, contagens: object) => {
  const ids = { organizadora: c.contexto.empresaId, idQuestionario: Q, idEmpresa: dela(id).empresaId };
  const adesao = umaAdesao({ ...ids, idProjeto: P, contagens });
  return Promise.all(
    lugaresDaAdesao(c.contexto.licenciadaId, ids).map((caminho) => db.doc(caminho).set(adesao)),
  );
};
const mediaDe = (id: string, media: number, mais: object = {}) =>
  db.doc(caminhosDasMedias.uma(c.contexto, Q, dela(id).empresaId)).set(
    umaMedia({
      idQuestionario: Q,
      idProjeto: P,
      idEmpresa: dela(id).empresaId,
      nomeFantasia: id,
      mediaEmpresa: media,
      ...mais,
    }),
  );

beforeAll(async () => {
  c = await cenario([]);
  ana = c.pessoa('Ana', 'ADMIN');
  leitor = c.pessoa('Leo', 'TEAM');
  await comMatriz(c.contexto, 'TEAM', { 31: {} });
  for (const quem of [ana, leitor]) await db.doc(quem.referencia).set(umColaborador(quem));
  await comMatriz(c.contexto, 'TEAM', { 31: {} });
  await db.doc(caminhos.projeto(c.contexto, P)).set(umProjeto(ana, { nome: 'Prêmio' }));
  await db
    .doc(caminhos.registro(c.contexto, 'questionarios', Q))
    .set({ ...umQuestionario(ana), idProjeto: P, versao: 1, nome: 'Autodiagnóstico' });
  const ids = [
    'alfa',
    'beta',
    'gama',
    ...Array.from({ length: 21 }, (_, i) => `outra${String(i).padStart(2, '0')}`),
  ];
  for (const [i, id] of ids.entries())
    await inscrever(
      id,
      {
        porte: i < 2 ? 'MICRO_EMPRESA' : 'EMPRESA_GRANDE_PORTE',
        endereco: { ...umaEmpresa().endereco, estado: i === 0 ? 'SC' : 'PR' },
        responsavel: { ...umaEmpresa().responsavel, telefone: `4799999${1000 + i}` },
      },
      { categoria: i % 2 ? 'Serviços' : 'Indústria' },
    );
  await adesaoDe('alfa', { aguardando: 2, respondido: 3, cancelado: 5 });
  await Promise.all(
    ids.map((id, i) => mediaDe(id, 90_00 - i * 1_00, { categoria: i % 2 ? 'Serviços' : 'Indústria' })),
  );
  await logo(async () => expect((await contador()).empresas).toBe(ids.length));
  await logo(async () => expect((await linhaDe('alfa'))?.convidados).toEqual({ [Q]: 5 }));
  await logo(async () => expect(await falta()).toEqual([]));
});

describe('linhas e contadores', () => {
  it('o mesmo evento de novo e junto não muda nada; quem sai não conta, e volta a contar', async () => {
    const antes = await contador();
    const dupla = { idProjeto: P, idEmpresa: dela('beta').empresaId };
    await Promise.all([1, 2, 3].map(() => acertarLinhaDoPremio(db, c.contexto, dupla)));
    expect(await contador()).toEqual(antes);
    const linha = db.doc(caminhosDoStatus.um(c.contexto, P, dupla.idEmpresa));
    await linha.update({ deletedAt: new Date() });
    await logo(async () => expect((await contador()).empresas).toBe(antes.empresas - 1));
    expect(await linhaDe('beta')).toBeUndefined();
    await linha.update({ deletedAt: null });
    await logo(async () => expect(await contador()).toEqual(antes));
  });

  it('o contato novo da empresa e os seus convidados chegam à linha', async () => {
    const responsavel = { nome: 'Rita Nova', email: 'rita@exemplo.com.br', telefone: '41999990000' };
    await db.doc(caminhos.empresa(dela('gama'))).update({ responsavel });
    await logo(async () => expect((await linhaDe('gama'))?.responsavel).toBe('Rita Nova'));
    const antes = (await contador()).convidados;
    await adesaoDe('gama', { aberto: 1 });
    await logo(async () => expect((await linhaDe('gama'))?.convidados).toEqual({ [Q]: 1 }));
    await logo(async () =>
      expect((await contador()).convidados).toEqual({ [`=${Q}`]: (antes[`=${Q}`] ?? 0) + 1 }),
    );
  });

  it('depois de histórias ao acaso não há o que corrigir; perdidos, a conferência os refaz', async () => {
    const sorte = aleatorio(77);
    const um = <T>(de: readonly T[]) => de[Math.floor(sorte() * de.length)] as T;
    const ids = ['sorte-a', 'sorte-b', 'sorte-c'];
    for (const id of ids) await inscrever(id);
    for (let rodada = 0; rodada < 5; rodada++)
      await Promise.all(
        ids.map((id) =>
          db.doc(caminhosDoStatus.um(c.contexto, P, dela(id).empresaId)).update({
            categoria: um(['Serviços', 'Indústria', '']),
            deletedAt: um([null, null, new Date()]),
          }),
        ),
      );
    await logo(async () => expect(await falta()).toEqual([]));
    const certo = await contador();
    await db.doc(caminhosDoPremio.contador(c.contexto, P)).update({ empresas: 999 });
    await db
      .doc(caminhosDoPremio.linha(c.contexto, P, dela('alfa').empresaId))
      .update({ nomeFantasia: 'Outra' });
    expect((await falta()).length).toBeGreaterThan(0);
    await conferirPremio(db, c.contexto);
    expect(await falta()).toEqual([]);
    expect(await contador()).toEqual(certo);
  });
});

const consultas = async (agir: () => Promise<unknown>) =>
  (await gravar(agir)).filter((pedido) => /^run(Query|AggregationQuery)/.test(pedido));

describe('o relatório', () => {
  it('abre com uma leitura do contador, por dia, porte, categoria e estado', async () => {
    const { resultado } = await chamar('premio', ALVO);
    const { facetas, ...resto } = resultado as { facetas: Record<string, { valor: string; n: number }[]> };
    const agora = await contador();
    expect(resto).toMatchObject({
      projeto: 'Prêmio',
      questionario: 'Autodiagnóstico',
      empresas: agora.empresas,
      convidados: agora.convidados[`=${Q}`],
    });
    expect(facetas['estado']?.[0]?.valor).toBe('PR');
    expect(facetas['porte']?.reduce((soma, { n }) => soma + n, 0)).toBe(agora.empresas);
    expect(facetas['dia']).toHaveLength(1);
  });

  it('cada página são dez linhas por nome, e leva à seguinte (scorecard 20)', async () => {
    const primeira = pagina(await empresas());
    expect(primeira.linhas).toHaveLength(10);
    expect(primeira.total).toBeNull();
    const segunda = pagina(await empresas({ depois: primeira.proxima }));
    const juntas = [...primeira.linhas, ...segunda.linhas].map(({ nomeFantasia }) => nomeFantasia);
    expect(juntas).toEqual(juntas.toSorted());
    expect(new Set(juntas).size).toBe(20);
    expect(primeira.linhas[0]).toMatchObject({
      nomeFantasia: 'alfa',
      convidados: 5,
      estado: 'SC',
      regioes: [],
    });
    const todas = pagina(await empresas({ porPagina: 250 }));
    expect(todas.proxima).toBeNull();
    expect(todas.linhas).toHaveLength((await contador()).empresas);
  });

  it('de um projeto de qualquer tamanho lê a página pedida e nada mais', async () => {
    const daPagina = await consultas(() => empresas());
    expect(daPagina).toHaveLength(1);
    const dasMedias = await consultas(() => medias());
    expect(dasMedias).toHaveLength(1);
    expect(await consultas(() => chamar('premio', ALVO))).toEqual([]);
  });

  it('filtra exatamente por cada campo, por dia e por habilitada', async () => {
    const por = (campo: string, valor: string) => empresas({ filtro: { campo, valor } });
    expect(nomes(await por('nomeFantasia', 'ALFA'))).toEqual(['alfa']);
    expect(nomes(await por('nomeFantasia', 'alf'))).toEqual([]);
    expect(nomes(await por('estado', 'sc'))).toEqual(['alfa']);
    expect(nomes(await por('porte', 'MICRO_EMPRESA'))).toEqual(['alfa', 'beta']);
    expect(nomes(await por('convidados', '5'))).toEqual(['alfa']);
    // As it is stored, as it is typed, and as the screen writes it.
    for (const escrito of ['47999991000', '(47) 99999-1000', '+55 (47) 99999-1000'])
      expect(nomes(await por('telefone', escrito))).toEqual(['alfa']);
    expect(pagina(await por('porte', 'MICRO_EMPRESA')).total).toBe(2);
    expect(nomes(await empresas({ habilitada: true }))).toEqual([]);
    const dia = (await linhaDe('alfa'))?.dia ?? '';
    expect(pagina(await empresas({ dia })).total).toBe((await contador()).empresas);
    expect(nomes(await empresas({ dia: '2001-01-01' }))).toEqual([]);
  });

  it('o total de só habilitadas é o delas; sem filtro o contador já o diz', async () => {
    const das = ['beta', 'gama', 'outra00'];
    const habilitar = (habilitada: boolean) =>
      semGatilhos(() =>
        Promise.all(
          das.map((id) =>
            db.doc(caminhosDoPremio.linha(c.contexto, P, dela(id).empresaId)).update({ habilitada }),
          ),
        ),
      );
    expect(pagina(await empresas()).total).toBeNull();
    await habilitar(true);
    try {
      const so = await empresas({ habilitada: true });
      expect({ nomes: nomes(so), total: pagina(so).total }).toEqual({ nomes: das, total: das.length });
    } finally {
      await habilitar(false);
    }
  });

  it('as médias vêm da maior para a menor; a busca acha por parte do nome, da categoria e da média', async () => {
    const primeiras = pagina(await medias()).linhas;
    expect(primeiras.map(({ media }) => media)).toEqual([
      90_00, 89_00, 88_00, 87_00, 86_00, 85_00, 84_00, 83_00, 82_00, 81_00,
    ]);
    const por = (campo: string, valor: string) => medias({ filtro: { campo, valor } });
    expect(nomes(await por('media', '89'))).toEqual(['beta']);
    expect(nomes(await por('categoria', 'SERVI'))).toContain('beta');
    expect(nomes(await por('categoria', 'servi'))).not.toContain('alfa');
    expect(nomes(await por('categoria', 'nenhuma'))).toEqual([]);
    expect(nomes(await por('media', 'abc'))).toEqual([]);
  });

  it.each([
    ['68', [68_00, 68_99]],
    ['68,1', [68_10, 68_19]],
    ['68.11', [68_11, 68_11]],
    ['100', [100_00, 100_99]],
    ['-1', undefined],
    ['1e3', undefined],
  ])('a média %s são as de %j', (escrita, faixa) => expect(faixaDaMedia(escrita)).toEqual(faixa));

  it('toda combinação de filtros que a tela pode pedir tem o seu índice, na primeira página e na seguinte', async () => {
    const valor = {
      cnpj: '11222333000181',
      categoria: 'servi',
      media: '6',
      porte: 'MEDIO',
      convidados: '0',
    } as Record<string, string>;
    const filtros = (campos: readonly string[]) => [
      null,
      ...campos.map((campo) => ({ campo, valor: valor[campo] ?? 'SP' })),
    ];
    const depois = { ordem: 'a', id: 'a' };
    const pedidos = [false, true].flatMap((habilitada) => [
      ...filtros(CAMPOS_DAS_MEDIAS).flatMap((filtro) => [
        () => medias({ filtro, habilitada }),
        () =>
          medias({
            filtro,
            habilitada,
            depois: filtro?.campo === 'nomeFantasia' ? depois : { ...depois, ordem: 50_00 },
          }),
      ]),
      ...filtros(CAMPOS_DAS_EMPRESAS).flatMap((filtro) =>
        [null, '2026-03-01'].flatMap((dia) => [
          () => empresas({ filtro, habilitada, dia }),
          () => empresas({ filtro, habilitada, dia, depois }),
        ]),
      ),
    ]);
    expect(pedidos.length).toBeGreaterThan(60);
    for (const [i, pedir] of pedidos.entries()) expect((await pedir()).erro, `pedido ${i}`).toBeUndefined();
  });

  it('só quem lê relatórios, e só os da própria empresa (A22)', async () => {
    const [sem, fora] = [c.pessoa('Sem', 'MEMBER'), c.pessoa('Fora', 'ADMIN')];
    await db.doc(sem.referencia).set(umColaborador(sem));
    await comMatriz(c.contexto, 'MEMBER', { 13: {} });
    const externo = c.pessoa('Externo', 'COLLABORATOR');
    await db.doc(externo.referencia).set(umColaborador(externo, { externo: true }));
    // The module without the organiser's side (A39).
    const membro = c.pessoa('Membro', 'COLLABORATOR');
    await db.doc(membro.referencia).set(umColaborador(membro));
    await comMatriz(c.contexto, 'COLLABORATOR', { 31: {} });
    expect((await empresas({}, leitor)).erro).toBeUndefined();
    for (const quem of [sem, externo, membro, fora])
      for (const agir of [
        () => empresas({}, quem),
        () => medias({}, quem),
        () => chamar('premio', ALVO, quem),
      ])
        expect((await agir()).erro?.status).toBe('PERMISSION_DENIED');
    expect((await empresas({}, ana)).erro).toBeUndefined();
    // A company that takes part reads nothing of the organiser's report under its own name.
    const chefe = c.pessoa('Chefe', 'ADMIN');
    const daqui = {
      ...chefe,
      contexto: dela('alfa'),
      referencia: caminhos.colaborador(dela('alfa'), chefe.uid),
    };
    await db.doc(daqui.referencia).set(umColaborador(daqui));
    expect(pagina(await empresas({}, daqui)).linhas).toEqual([]);
    expect((await chamar('premio', ALVO, daqui)).erro?.message).toBe('Projeto não encontrado');
  });

  it('projetos e questionários publicados para escolher; nomes na ordem pedida', async () => {
    const { resultado } = await chamar('escolhas', {});
    expect(resultado).toEqual({
      projetos: [{ id: P, nome: 'Prêmio', questionarios: [{ id: Q, nome: 'Autodiagnóstico' }] }],
    });
    await db.doc(`${caminhos.daEmpresa(c.contexto, 'embaixadores')}/aci`).set({ nome: 'Associação' });
    const pedido = { idProjeto: P, de: 'embaixadores', ids: ['nenhum', 'aci'] };
    expect((await chamar('nomes', pedido)).resultado).toEqual({ nomes: ['', 'Associação'] });
  });
});

// Milestones: who creates, edits, acts, ends and removes, what may be written, and the ways around all that (C06, C16,
// C20).
import * as fs from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { diaDe, fimDoDia, inicioDoDia } from '@/domain/comum/datas';
import type { Ideia } from '@/domain/ideias/ideia';
import type { Marco } from '@/domain/marcos/marco';
import { caminhos } from '@/domain/comum/caminhos';
import {
  emDias,
  emOutraEmpresa,
  umaAtividadeDoMarco,
  umaIdeia,
  umaIdeiaPublicada,
  umMarco,
} from '@tests/support/documentos';
import {
  ana,
  caio,
  clara,
  EMPRESA,
  EMPRESA_VIZINHA,
  mario,
  paulo,
  type Persona,
  tea,
  xavier,
} from '@tests/support/personas';
import {
  abrirAmbiente,
  agora,
  apagar,
  criar,
  listar,
  mudar,
  negado,
  novoId,
  pegar,
  permitido,
  mudadoPor,
  criadoAgora,
} from './ambiente';

const { como, semear, recusa, ler, soOServidor } = await abrirAmbiente(import.meta.filename);

async function ideia(mudancas: Partial<Ideia> = {}): Promise<string> {
  const caminho = caminhos.ideia(EMPRESA, novoId('ideia'));
  await semear({ [caminho]: umaIdeiaPublicada(clara, mudancas) });
  return caminho;
}
/** A milestone by Mário with Caio responsible, under a public idea of Clara's. */
async function marco(mudancas: Partial<Marco> = {}, daIdeia: Partial<Ideia> = {}): Promise<string> {
  const pai = await ideia(daIdeia);
  const caminho = `${pai}/marcos/${novoId('marco')}`;
  await semear({
    [caminho]: umMarco(mario, pai, { colaboradoresResponsaveis: [caio.referencia], ...mudancas }),
  });
  return caminho;
}
const novo = (quem: Persona, pai: string, mudancas: object = {}) => {
  const caminho = `${pai}/marcos/${novoId('marco')}`;
  return {
    caminho,
    ato: () => criar(como(quem), caminho, { ...criadoAgora(umMarco(quem, pai)), ...mudancas }),
  };
};
const muda = (quem: Persona, caminho: string, mudancas: object) => () =>
  mudar(como(quem), caminho, { ...mudancas, ...mudadoPor(quem) });
const hoje = () => inicioDoDia(diaDe(new Date()));
const fim = () => ({
  startedAt: agora(),
  finishedAt: agora(),
  descricaoAtuacao: 'Reservatório instalado e testado.',
  dataConclusao: hoje(),
});
const anexo = (caminho: string, nome = 'a.pdf') => ({
  path: `${caminho}/${nome}`,
  name: nome,
  size: 10,
  type: 'application/pdf',
});

/** One row of the matrix of collaborators: all on but what is said. */
const linha = (codigo: number, flags: object) =>
  semear({
    [`${caminhos.autorizacao(EMPRESA)}/5_${codigo}`]: {
      leitura: true,
      criacao: true,
      editar: true,
      remover: true,
      ...flags,
    },
  });

describe('criar', () => {
  it('nasce aberto, de quem o cria, com a ideia e a empresa certas', async () => {
    const pai = await ideia();
    const outra = await ideia();
    const podia = permitido(novo(caio, pai).ato);
    for (const mudancas of [
      { createdBy: clara.uid },
      { createdAt: emDias(-3) },
      { ideiaReference: outra },
      { ideiaReference: emOutraEmpresa(pai, EMPRESA_VIZINHA) },
      { empresaReference: caminhos.empresa(EMPRESA_VIZINHA) },
      { startedAt: agora() },
      { finishedAt: agora() },
      { dataConclusao: hoje() },
      { descricaoAtuacao: 'Já fiz tudo o que era preciso.' },
      { anexos: [anexo(pai)] },
      { deletedAt: agora() },
      { aprovado: true },
      { dataPrazo: '2027-01-01' },
      { dataPrazo: null },
    ]) {
      const { caminho, ato } = novo(caio, pai, mudancas);
      await recusa(caminho, ato, podia);
    }
    await podia();
  });
  it('C06 ações de 10 a 5.000 letras, sem contar os espaços das pontas', async () => {
    const pai = await ideia();
    const podia = permitido(async () => {
      for (const acoes of ['dez letras', 'x'.repeat(5_000), 'linha\nde baixo'])
        await novo(caio, pai, { acoes }).ato();
    });
    for (const acoes of ['curtas', '   curtas      ', 'x'.repeat(5_001), 10, ['uma lista de ações']]) {
      const { caminho, ato } = novo(caio, pai, { acoes });
      await recusa(caminho, ato, podia);
    }
    await podia();
  });
  it('C16 responsáveis: de 1 a 20 pessoas diferentes desta empresa', async () => {
    const pai = await ideia();
    const muitas = Array.from({ length: 21 }, (_, i) => caminhos.colaborador(EMPRESA, `p-${i}`));
    const podia = permitido(novo(caio, pai, { colaboradoresResponsaveis: muitas.slice(0, 20) }).ato);
    for (const colaboradoresResponsaveis of [
      [],
      [xavier.referencia],
      [caio.referencia, xavier.referencia],
      [caio.referencia, caio.referencia],
      [pai],
      [`${caio.referencia}/x`],
      [caio.uid],
      muitas,
      caio.referencia,
      null,
    ]) {
      const { caminho, ato } = novo(caio, pai, { colaboradoresResponsaveis });
      await recusa(caminho, ato, podia);
    }
    await podia();
  });
  it('em rascunho, ideia removida ou de outra empresa, não', { tags: 'cobertura' }, async () => {
    const rascunho = caminhos.ideia(EMPRESA, novoId('ideia'));
    await semear({ [rascunho]: umaIdeia(clara) });
    const removida = await ideia({ deletedAt: new Date() });
    const pai = await ideia();
    const podia = permitido(novo(clara, pai).ato);
    for (const outro of [rascunho, removida]) {
      const { caminho, ato } = novo(clara, outro);
      await recusa(caminho, ato, podia);
    }
    const { caminho, ato } = novo(xavier, pai);
    await recusa(caminho, ato, podia);
    await podia();
  });
  it('em ideia privada só quem a vê, e só para quem a vê', async () => {
    const pai = await ideia({ privado: true, participantesReferences: [paulo.referencia] });
    const podia = permitido(
      novo(clara, pai, { colaboradoresResponsaveis: [clara.referencia, paulo.referencia] }).ato,
    );
    for (const quem of [caio, ana]) {
      const { caminho, ato } = novo(quem, pai, { colaboradoresResponsaveis: [clara.referencia] });
      await recusa(caminho, ato, podia);
    }
    const { caminho, ato } = novo(clara, pai, {
      colaboradoresResponsaveis: [clara.referencia, caio.referencia],
    });
    await recusa(caminho, ato, podia);
    await podia();
    await novo(paulo, pai).ato();
  });
});

describe('editar e remover', () => {
  const acoes = 'Outras ações, com mais detalhe.';
  it(
    'C20 quem criou, quem responde e ADMIN; ninguém mais, nem o autor da ideia',
    { tags: 'cobertura' },
    async () => {
      const caminho = await marco();
      const podia = permitido(muda(mario, caminho, { acoes }));
      const podia2 = permitido(muda(mario, caminho, { deletedAt: agora() }));
      for (const quem of [clara, tea, xavier]) {
        await recusa(caminho, muda(quem, caminho, { acoes }), podia);
        await recusa(caminho, muda(quem, caminho, { deletedAt: agora() }), podia2);
      }
      await podia();
      await muda(caio, caminho, { dataPrazo: fimDoDia('2030-01-31') })();
      await podia2();
      await muda(caio, await marco(), { deletedAt: agora() })();
    },
  );
  it('de quem já saiu, ADMIN passa o marco a outra pessoa, muda o prazo ou o remove; não atua nele', async () => {
    const saiu = caminhos.colaborador(EMPRESA, 'saiu-da-empresa');
    const caminho = await marco({ createdBy: 'saiu-da-empresa', colaboradoresResponsaveis: [saiu] });
    const podia = permitido(muda(ana, caminho, { colaboradoresResponsaveis: [caio.referencia], acoes }));
    for (const quem of [tea, caio])
      await recusa(caminho, muda(quem, caminho, { colaboradoresResponsaveis: [caio.referencia] }), podia);
    await recusa(caminho, muda(ana, caminho, { startedAt: agora() }), podia);
    await podia();
    await muda(caio, caminho, { startedAt: agora() })();
    await muda(ana, caminho, { deletedAt: agora() })();
  });
  it(
    'grava-o sem mudá-lo quem o planeja, e quem responde quando começou',
    { tags: 'cobertura' },
    async () => {
      const [parado, comecado] = [await marco(), await marco({ startedAt: emDias(-1) })];
      for (const caminho of [parado, comecado]) {
        await recusa(caminho, muda(clara, caminho, {}), muda(mario, caminho, {}));
      }
      await linha(10, { editar: false });
      const podia = permitido(muda(caio, comecado, {}));
      await recusa(parado, muda(caio, parado, {}), podia);
      await podia();
      await linha(17, { editar: false });
      await recusa(comecado, muda(caio, comecado, {}), podia);
      await linha(10, {});
      await linha(17, {});
    },
  );
  it('de ideia privada que não vê, nem ADMIN', async () => {
    const caminho = await marco({}, { privado: true, participantesReferences: [caio.referencia] });
    await recusa(caminho, muda(ana, caminho, { acoes }), muda(caio, caminho, { acoes }));
  });
  it('nem passa a outra ideia, nem muda de dono, nem renasce, nem some de verdade', async () => {
    const caminho = await marco();
    const podia = permitido(muda(mario, caminho, { deletedAt: agora() }));
    for (const mudancas of [
      { ideiaReference: caminhos.ideia(EMPRESA, 'outra') },
      { empresaReference: caminhos.empresa(EMPRESA_VIZINHA) },
      { createdBy: caio.uid },
      { createdAt: agora() },
      { acoes, startedAt: agora() },
      { acoes, extra: 1 },
      { colaboradoresResponsaveis: [xavier.referencia] },
      { colaboradoresResponsaveis: [] },
      { acoes: 'curta' },
    ])
      await recusa(caminho, muda(mario, caminho, mudancas), podia);
    await recusa(
      caminho,
      () => mudar(como(mario), caminho, { acoes, updatedAt: agora(), updatedBy: caio.uid }),
      muda(mario, caminho, { acoes }),
    );
    await soOServidor(caminho, como(mario), (banco) => apagar(banco, caminho));
    await podia();
    await recusa(caminho, muda(mario, caminho, { deletedAt: null }), podia);
    await recusa(caminho, muda(mario, caminho, { acoes }), podia);
  });
  it('numa ideia que ficou privada, só quem ainda a vê', async () => {
    const caminho = await marco({}, { privado: true, participantesReferences: [caio.referencia] });
    const podia = permitido(muda(caio, caminho, { acoes }));
    await recusa(caminho, muda(mario, caminho, { acoes }), podia);
    await recusa(
      caminho,
      muda(caio, caminho, { colaboradoresResponsaveis: [caio.referencia, mario.referencia] }),
      podia,
    );
    await podia();
  });
});

describe('atuar', () => {
  it('só quem responde: nem quem criou, nem o autor da ideia, nem ADMIN', async () => {
    const caminho = await marco();
    const podia = permitido(muda(caio, caminho, { startedAt: agora() }));
    const termina = permitido(async () =>
      muda(caio, caminho, { ...fim(), startedAt: (await ler(caminho))?.['startedAt'] })(),
    );
    for (const quem of [mario, clara, ana, tea, xavier]) {
      await recusa(caminho, muda(quem, caminho, { startedAt: agora() }), podia);
      await recusa(caminho, muda(quem, caminho, fim()), termina);
    }
    await podia();
    expect((await ler(caminho))?.['finishedAt']).toBeNull();
    await termina();
  });
  it('o início é agora, e depois não muda mais', { tags: 'cobertura' }, async () => {
    const caminho = await marco();
    const podia = permitido(muda(caio, caminho, { startedAt: agora(), descricaoAtuacao: 'Comecei.' }));
    await recusa(caminho, muda(caio, caminho, { startedAt: emDias(-1) }), podia);
    await recusa(caminho, muda(caio, caminho, { descricaoAtuacao: 'Sem começar.' }), podia);
    await podia();
    const podia2 = permitido(muda(caio, caminho, { descricaoAtuacao: '' }));
    await recusa(caminho, muda(caio, caminho, { startedAt: agora() }), podia2);
    await recusa(caminho, muda(caio, caminho, { startedAt: null }), podia2);
    await podia2();
  });
  it('rascunho pode estar incompleto, mas não ser outra coisa', async () => {
    const caminho = await marco({ startedAt: emDias(-1) });
    await recusa(
      caminho,
      [
        { descricaoAtuacao: 'x'.repeat(5_001) },
        { descricaoAtuacao: null },
        { dataConclusao: '2030-01-01' },
        { anexos: Array.from({ length: 6 }, (_, i) => anexo(caminho, `${i}.pdf`)) },
        { anexos: [anexo(caminhos.ideia(EMPRESA, 'outra'))] },
        { anexos: [anexo(emOutraEmpresa(caminho, EMPRESA_VIZINHA))] },
        { anexos: [{ ...anexo(caminho), size: -1 }] },
      ].map((mudancas) => muda(caio, caminho, mudancas)),
      muda(caio, caminho, {
        descricaoAtuacao: 'Meio',
        dataConclusao: fimDoDia('2020-01-01'),
        finishedAt: null,
      }),
    );
  });
  it('termina agora, com descrição e data de hoje em diante', async () => {
    const caminho = await marco();
    await recusa(
      caminho,
      [
        { descricaoAtuacao: 'curta' },
        { descricaoAtuacao: '   curta         ' },
        { dataConclusao: null },
        { dataConclusao: new Date(hoje().getTime() - 1) },
        { finishedAt: emDias(-1) },
        { finishedAt: emDias(1) },
        { startedAt: null },
      ].map((mudancas) => muda(caio, caminho, { ...fim(), ...mudancas })),
      muda(caio, caminho, fim()),
    );
    const outro = await marco({ startedAt: emDias(-1) });
    await muda(caio, outro, {
      ...fim(),
      startedAt: (await ler(outro))?.['startedAt'],
      dataConclusao: fimDoDia('2031-05-01'),
    })();
  });
  it('cabe o maior: cinco anexos e cinco mil letras', { tags: 'cobertura' }, async () => {
    const caminho = await marco();
    const anexos = Array.from({ length: 5 }, (_, i) => anexo(caminho, `${i}${'n'.repeat(150)}.pdf`));
    await muda(caio, caminho, { ...fim(), anexos, descricaoAtuacao: 'ç'.repeat(5_000) })();
  });
  it('C20 terminado, nada mais muda, por ninguém', async () => {
    const caminho = await marco();
    await muda(caio, caminho, fim())();
    // The same by the one who may, while it was not ended.
    const emCurso = () => marco({ startedAt: emDias(-1) });
    const planeja = async (mudancas: object) => muda(mario, await marco(), mudancas)();
    const atua = async (mudancas: object) => muda(caio, await emCurso(), mudancas)();
    for (const quem of [caio, mario, clara, ana])
      for (const [mudancas, podia] of [
        [{ acoes: 'Outras ações, com mais detalhe.' }, planeja],
        [{ deletedAt: agora() }, planeja],
        [{ descricaoAtuacao: 'Outra descrição da atuação.' }, atua],
        [{ finishedAt: null }, atua],
        [{ anexos: [] }, atua],
      ] as const)
        await recusa(caminho, muda(quem, caminho, mudancas), () => podia(mudancas));
    await recusa(
      caminho,
      [{ finishedAt: agora() }, { anexos: [anexo(caminho)] }].map((mudancas) =>
        muda(caio, caminho, mudancas),
      ),
      () => atua({ anexos: [] }),
    );
    await pegar(como(caio), caminho);
  });
});

describe('a matriz e as áreas', () => {
  it('10.leitura vê; sem 17.editar não se cria nem se atua; cada linha só o seu', async () => {
    const pai = await ideia();
    const caminho = await marco();
    await linha(10, { leitura: false });
    const podia = permitido(() => pegar(como(caio), caminho));
    await negado(pegar(como(caio), caminho), podia);
    await linha(10, { criacao: false, editar: false, remover: false });
    await podia();
    const { caminho: nunca, ato } = novo(caio, pai);
    const podia3 = permitido(novo(caio, pai).ato);
    await recusa(nunca, ato, podia3);
    const podia2 = permitido(muda(caio, caminho, { acoes: 'Outras ações, com mais detalhe.' }));
    await recusa(caminho, muda(caio, caminho, { acoes: 'Outras ações, com mais detalhe.' }), podia2);
    await recusa(
      caminho,
      muda(caio, caminho, { deletedAt: agora() }),
      muda(caio, caminho, { startedAt: agora() }),
    );
    await linha(10, {});
    await linha(17, { editar: false });
    await recusa(caminho, muda(caio, caminho, { descricaoAtuacao: 'Continuei.' }), podia2);
    const outro = novo(caio, pai);
    await recusa(outro.caminho, outro.ato, podia3);
    await podia2();
    await linha(17, {});
    await podia3();
  });
});

describe('A14 ler marcos', () => {
  it('de ideia privada, só quem a vê; de outra empresa, ninguém', { tags: 'cobertura' }, async () => {
    const caminho = await marco({}, { privado: true, participantesReferences: [paulo.referencia] });
    const colecao = caminho.slice(0, caminho.lastIndexOf('/'));
    const contar = (quem: Persona) => fs.getCount(fs.query(fs.collection(como(quem), colecao), fs.limit(10)));
    for (const quem of [caio, mario, ana, xavier]) {
      await negado(pegar(como(quem), caminho), () => pegar(como(paulo), caminho));
      await negado(listar(como(quem), colecao), () => listar(como(paulo), colecao));
      await negado(contar(quem), () => contar(paulo));
    }
    await pegar(como(clara), caminho);
    await listar(como(clara), colecao);
  });
});

const contem = (campo: string, quem: Persona) => fs.where(campo, 'array-contains', quem.referencia);
const ids = async (feita: fs.Query) => (await fs.getDocs(feita)).docs.map(({ id }) => id).toSorted();

describe('atividades: as consultas da interface', () => {
  const colecao = caminhos.atividades(EMPRESA);
  const [eu] = [paulo];
  const publicas = fs.where('visibilidade', '==', 'PUBLICA');
  const abertas = fs.and(fs.where('concluida', '==', false), fs.where('dataPrazo', '<', new Date()));
  const porPrazo = fs.orderBy('dataPrazo', 'asc');
  const consulta = (filtro: fs.QueryCompositeFilterConstraint, quem = eu) =>
    fs.query(fs.collection(como(quem), colecao), filtro, porPrazo, fs.limit(10));
  const privada = { visibilidade: 'PRIVADA' as const };
  const preparar = () =>
    semear({
      [`${colecao}/publica`]: umaAtividadeDoMarco(caio),
      [`${colecao}/privada-que-vejo`]: umaAtividadeDoMarco(caio, {
        ...privada,
        leitores: [clara.referencia, eu.referencia],
        atuantes: [],
      }),
      [`${colecao}/privada-minha`]: umaAtividadeDoMarco(eu, {
        ...privada,
        leitores: [clara.referencia, eu.referencia],
      }),
      [`${colecao}/privada-alheia`]: umaAtividadeDoMarco(caio, {
        ...privada,
        leitores: [clara.referencia],
        atuantes: [],
      }),
    });

  it('todas as que vejo, as minhas, por pessoas, vencidas: exatamente elas, em lista e em conta', async () => {
    await preparar();
    const visiveis = fs.or(publicas, contem('leitores', eu));
    expect(await ids(consulta(fs.and(visiveis)))).toEqual(['privada-minha', 'privada-que-vejo', 'publica']);
    expect(await ids(consulta(fs.and(contem('atuantes', eu))))).toEqual(['privada-minha']);
    const escolhidas = fs.where('atuantes', 'array-contains-any', [caio.referencia, tea.referencia]);
    const porPessoas = fs.or(fs.and(publicas, escolhidas), contem('leitores', eu));
    expect(await ids(consulta(fs.and(porPessoas)))).toEqual(['privada-minha', 'privada-que-vejo', 'publica']);
    expect(await ids(consulta(fs.and(visiveis, abertas)))).toEqual([]);
    const doPeriodo = fs.and(
      visiveis,
      fs.where('dataPrazo', '>=', emDias(-1)),
      fs.where('dataPrazo', '<=', emDias(9)),
    );
    expect(await ids(consulta(doPeriodo))).toHaveLength(3);
    const porFim = fs.query(
      fs.collection(como(eu), colecao),
      fs.and(visiveis),
      fs.orderBy('concluida'),
      fs.orderBy('dataPrazo'),
      fs.limit(10),
    );
    expect(await ids(porFim)).toHaveLength(3);
    const contagem = fs.query(fs.collection(como(eu), colecao), fs.and(porPessoas), fs.limit(250));
    expect((await fs.getCount(contagem)).data().count).toBe(3);
  });
  it('A10 recusa o que não prova que se vê', { tags: 'cobertura' }, async () => {
    await preparar();
    for (const quem of [eu, ana, xavier])
      for (const filtro of [
        fs.and(fs.where('visibilidade', '==', 'PRIVADA')),
        fs.and(fs.where('concluida', '==', false)),
        fs.and(contem('colaboradoresResponsaveis', caio)),
        fs.and(contem('leitores', clara)),
        fs.and(contem('atuantes', caio)),
        fs.or(publicas, contem('leitores', clara)),
      ]) {
        const feita = consulta(filtro, quem);
        // Of the company, the public ones alone.
        const podia = consulta(fs.and(publicas), quem === xavier ? eu : quem);
        await negado(fs.getDocs(feita), () => fs.getDocs(podia));
        await negado(fs.getCount(feita), () => fs.getCount(podia));
      }
    await negado(pegar(como(eu), `${colecao}/privada-alheia`), () =>
      pegar(como(eu), `${colecao}/privada-que-vejo`),
    );
  });
});

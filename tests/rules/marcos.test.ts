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
  criadoAgora,
  criar,
  listar,
  mudadoPor,
  mudar,
  negado,
  novoId,
  pegar,
} from './ambiente';

const { como, semear, recusa, ler } = await abrirAmbiente(import.meta.filename);

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
      await recusa(caminho, ato);
    }
    await novo(caio, pai).ato();
  });
  it('C06 ações de 10 a 5.000 letras, sem contar os espaços das pontas', async () => {
    const pai = await ideia();
    for (const acoes of ['curtas', '   curtas      ', 'x'.repeat(5_001), 10, ['uma lista de ações']]) {
      const { caminho, ato } = novo(caio, pai, { acoes });
      await recusa(caminho, ato);
    }
    for (const acoes of ['dez letras', 'x'.repeat(5_000), 'linha\nde baixo'])
      await novo(caio, pai, { acoes }).ato();
  });
  it('C16 responsáveis: de 1 a 20 pessoas diferentes desta empresa', async () => {
    const pai = await ideia();
    const muitas = Array.from({ length: 21 }, (_, i) => caminhos.colaborador(EMPRESA, `p-${i}`));
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
      await recusa(caminho, ato);
    }
    await novo(caio, pai, { colaboradoresResponsaveis: muitas.slice(0, 20) }).ato();
  });
  it('em rascunho, ideia removida ou de outra empresa, não', { tags: 'cobertura' }, async () => {
    const rascunho = caminhos.ideia(EMPRESA, novoId('ideia'));
    await semear({ [rascunho]: umaIdeia(clara) });
    const removida = await ideia({ deletedAt: new Date() });
    for (const pai of [rascunho, removida]) {
      const { caminho, ato } = novo(clara, pai);
      await recusa(caminho, ato);
    }
    const pai = await ideia();
    const { caminho, ato } = novo(xavier, pai);
    await recusa(caminho, ato);
    await novo(clara, pai).ato();
  });
  it('em ideia privada só quem a vê, e só para quem a vê', async () => {
    const pai = await ideia({ privado: true, participantesReferences: [paulo.referencia] });
    for (const quem of [caio, ana]) {
      const { caminho, ato } = novo(quem, pai, { colaboradoresResponsaveis: [clara.referencia] });
      await recusa(caminho, ato);
    }
    const { caminho, ato } = novo(clara, pai, {
      colaboradoresResponsaveis: [clara.referencia, caio.referencia],
    });
    await recusa(caminho, ato);
    await novo(clara, pai, { colaboradoresResponsaveis: [clara.referencia, paulo.referencia] }).ato();
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
      for (const quem of [clara, tea, xavier]) {
        await recusa(caminho, muda(quem, caminho, { acoes }));
        await recusa(caminho, muda(quem, caminho, { deletedAt: agora() }));
      }
      await muda(mario, caminho, { acoes })();
      await muda(caio, caminho, { dataPrazo: fimDoDia('2030-01-31') })();
      await muda(mario, caminho, { deletedAt: agora() })();
      await muda(caio, await marco(), { deletedAt: agora() })();
    },
  );
  it('de quem já saiu, ADMIN passa o marco a outra pessoa, muda o prazo ou o remove; não atua nele', async () => {
    const saiu = caminhos.colaborador(EMPRESA, 'saiu-da-empresa');
    const caminho = await marco({ createdBy: 'saiu-da-empresa', colaboradoresResponsaveis: [saiu] });
    for (const quem of [tea, caio])
      await recusa(caminho, muda(quem, caminho, { colaboradoresResponsaveis: [caio.referencia] }));
    await recusa(caminho, muda(ana, caminho, { startedAt: agora() }));
    await muda(ana, caminho, { colaboradoresResponsaveis: [caio.referencia], acoes })();
    await muda(caio, caminho, { startedAt: agora() })();
    await muda(ana, caminho, { deletedAt: agora() })();
  });
  it(
    'grava-o sem mudá-lo quem o planeja, e quem responde quando começou',
    { tags: 'cobertura' },
    async () => {
      const [parado, comecado] = [await marco(), await marco({ startedAt: emDias(-1) })];
      for (const caminho of [parado, comecado]) {
        await recusa(caminho, muda(clara, caminho, {}));
        await muda(mario, caminho, {})();
      }
      await linha(10, { editar: false });
      await recusa(parado, muda(caio, parado, {}));
      await muda(caio, comecado, {})();
      await linha(17, { editar: false });
      await recusa(comecado, muda(caio, comecado, {}));
      await linha(10, {});
      await linha(17, {});
    },
  );
  it('de ideia privada que não vê, nem ADMIN', async () => {
    const caminho = await marco({}, { privado: true, participantesReferences: [caio.referencia] });
    await recusa(caminho, muda(ana, caminho, { acoes }));
    await muda(caio, caminho, { acoes })();
  });
  it('nem passa a outra ideia, nem muda de dono, nem renasce, nem some de verdade', async () => {
    const caminho = await marco();
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
      await recusa(caminho, muda(mario, caminho, mudancas));
    await recusa(caminho, () =>
      mudar(como(mario), caminho, { acoes, updatedAt: agora(), updatedBy: caio.uid }),
    );
    await recusa(caminho, () => apagar(como(mario), caminho));
    await muda(mario, caminho, { deletedAt: agora() })();
    await recusa(caminho, muda(mario, caminho, { deletedAt: null }));
    await recusa(caminho, muda(mario, caminho, { acoes }));
  });
  it('numa ideia que ficou privada, só quem ainda a vê', async () => {
    const caminho = await marco({}, { privado: true, participantesReferences: [caio.referencia] });
    await recusa(caminho, muda(mario, caminho, { acoes }));
    await recusa(
      caminho,
      muda(caio, caminho, { colaboradoresResponsaveis: [caio.referencia, mario.referencia] }),
    );
    await muda(caio, caminho, { acoes })();
  });
});

describe('atuar', () => {
  it('só quem responde: nem quem criou, nem o autor da ideia, nem ADMIN', async () => {
    const caminho = await marco();
    for (const quem of [mario, clara, ana, tea, xavier]) {
      await recusa(caminho, muda(quem, caminho, { startedAt: agora() }));
      await recusa(caminho, muda(quem, caminho, fim()));
    }
    await muda(caio, caminho, { startedAt: agora() })();
    expect((await ler(caminho))?.['finishedAt']).toBeNull();
  });
  it('o início é agora, e depois não muda mais', { tags: 'cobertura' }, async () => {
    const caminho = await marco();
    await recusa(caminho, muda(caio, caminho, { startedAt: emDias(-1) }));
    await recusa(caminho, muda(caio, caminho, { descricaoAtuacao: 'Sem começar.' }));
    await muda(caio, caminho, { startedAt: agora(), descricaoAtuacao: 'Comecei.' })();
    await recusa(caminho, muda(caio, caminho, { startedAt: agora() }));
    await recusa(caminho, muda(caio, caminho, { startedAt: null }));
    await muda(caio, caminho, { descricaoAtuacao: '' })();
  });
  it('rascunho pode estar incompleto, mas não ser outra coisa', async () => {
    const caminho = await marco({ startedAt: emDias(-1) });
    for (const mudancas of [
      { descricaoAtuacao: 'x'.repeat(5_001) },
      { descricaoAtuacao: null },
      { dataConclusao: '2030-01-01' },
      { anexos: Array.from({ length: 6 }, (_, i) => anexo(caminho, `${i}.pdf`)) },
      { anexos: [anexo(caminhos.ideia(EMPRESA, 'outra'))] },
      { anexos: [anexo(emOutraEmpresa(caminho, EMPRESA_VIZINHA))] },
      { anexos: [{ ...anexo(caminho), size: -1 }] },
    ])
      await recusa(caminho, muda(caio, caminho, mudancas));
    await muda(caio, caminho, {
      descricaoAtuacao: 'Meio',
      dataConclusao: fimDoDia('2020-01-01'),
      finishedAt: null,
    })();
  });
  it('termina agora, com descrição e data de hoje em diante', async () => {
    const caminho = await marco();
    for (const mudancas of [
      { descricaoAtuacao: 'curta' },
      { descricaoAtuacao: '   curta         ' },
      { dataConclusao: null },
      { dataConclusao: new Date(hoje().getTime() - 1) },
      { finishedAt: emDias(-1) },
      { finishedAt: emDias(1) },
      { startedAt: null },
    ])
      await recusa(caminho, muda(caio, caminho, { ...fim(), ...mudancas }));
    await muda(caio, caminho, fim())();
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
    for (const quem of [caio, mario, clara, ana]) {
      for (const mudancas of [
        { acoes: 'Outras ações, com mais detalhe.' },
        { descricaoAtuacao: 'Outra descrição da atuação.' },
        { finishedAt: null },
        { finishedAt: agora() },
        { deletedAt: agora() },
        { anexos: [anexo(caminho)] },
      ])
        await recusa(caminho, muda(quem, caminho, mudancas));
    }
    await pegar(como(caio), caminho);
  });
});

describe('a matriz e as áreas', () => {
  it('10.leitura vê; sem 17.editar não se cria nem se atua; cada linha só o seu', async () => {
    const pai = await ideia();
    const caminho = await marco();
    await linha(10, { leitura: false });
    await negado(pegar(como(caio), caminho));
    await linha(10, { criacao: false, editar: false, remover: false });
    await pegar(como(caio), caminho);
    const { caminho: nunca, ato } = novo(caio, pai);
    await recusa(nunca, ato);
    await recusa(caminho, muda(caio, caminho, { acoes: 'Outras ações, com mais detalhe.' }));
    await recusa(caminho, muda(caio, caminho, { deletedAt: agora() }));
    await muda(caio, caminho, { startedAt: agora() })();
    await linha(10, {});
    await linha(17, { editar: false });
    await recusa(caminho, muda(caio, caminho, { descricaoAtuacao: 'Continuei.' }));
    const outro = novo(caio, pai);
    await recusa(outro.caminho, outro.ato);
    await muda(caio, caminho, { acoes: 'Outras ações, com mais detalhe.' })();
    await linha(17, {});
    await novo(caio, pai).ato();
  });
});

describe('A14 ler marcos', () => {
  it('de ideia privada, só quem a vê; de outra empresa, ninguém', { tags: 'cobertura' }, async () => {
    const caminho = await marco({}, { privado: true, participantesReferences: [paulo.referencia] });
    const colecao = caminho.slice(0, caminho.lastIndexOf('/'));
    for (const quem of [caio, mario, ana, xavier]) {
      await negado(pegar(como(quem), caminho));
      await negado(listar(como(quem), colecao));
      await negado(fs.getCount(fs.query(fs.collection(como(quem), colecao), fs.limit(10))));
    }
    for (const quem of [clara, paulo]) {
      await pegar(como(quem), caminho);
      await listar(como(quem), colecao);
    }
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
        await negado(fs.getDocs(feita));
        await negado(fs.getCount(feita));
      }
    await negado(pegar(como(eu), `${colecao}/privada-alheia`));
    await pegar(como(eu), `${colecao}/privada-que-vejo`);
  });
});

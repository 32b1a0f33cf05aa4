/**
 * What holds for every derivation (functions/src/derivacoes/todas.ts): after any history of writes, whatever came late,
 * swapped, twice, four at once or died on its way, there is nothing to correct. A history follows from its seed, which
 * its failure names. `SEMENTES=101,102` tries others.
 */
import { idDaAutorizacao } from '@/domain/acesso/autorizacao';
import { matrizInicial } from '@/domain/acesso/matriz-inicial';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { LISTAS_DA_EMPRESA } from '@/domain/comum/quantidades';
import { umGrupo } from '@/domain/diagnostico/grupo.exemplo';
import { caminhosDasNotas, idDaNota } from '@/domain/diagnostico/nota';
import { umaPergunta } from '@/domain/diagnostico/pergunta.exemplo';
import { umQuestionario } from '@/domain/diagnostico/questionario.exemplo';
import { umTipoDeResposta } from '@/domain/diagnostico/tipo-de-resposta.exemplo';
import { jogadas } from '@/domain/incentivo/jogada';
import { umaJogada } from '@/domain/incentivo/jogada.exemplo';
import { taticasDaJogada } from '@/domain/incentivo/tatica-da-jogada';
import { umaTaticaDaJogada } from '@/domain/incentivo/tatica-da-jogada.exemplo';
import { caminhosDaImersao } from '@/domain/imersoes/cronograma';
import { STATUS_DO_DESAFIO } from '@/domain/desafios/desafio';
import { lugarDoPai } from '@/domain/pai/pai';
import { visibilidadeDe } from '@/domain/ideias/ideia';
import { regiaoDoForm, regioesDe } from '@/domain/projetos/regiao';
import { caminhosDoStatus } from '@/domain/projetos/status';
import { carimbo } from '@functions/banco';
import { conferirEmpresa } from '@functions/comandos/conferir';
import { caminhoDaFolha } from '@functions/nucleo/folhas';
import { idDoConviteDeDiagnostico } from '@functions/nucleo/convites';
import { aleatorio } from '@tests/support/aleatorio';
import { DESAFIO, umaCategoria, umDesafio } from '@tests/support/desafio';
import {
  chamado,
  REGULAMENTO,
  umaEmpresa,
  umaIdeiaPublicada,
  umaMovimentacao,
  umaNotificacao,
  umColaborador,
  umComentario,
  umConflito,
  umConvite,
  umLike,
  umMarco,
  umPatrocinio,
  umaCarteira,
  umProjeto,
  umRegulamentoDeDesafios,
  umStatus,
  umVinculo,
} from '@tests/support/documentos';
import { umCronograma } from '@tests/support/imersao';
import { umQuestionarioPublicado } from '@tests/support/questionarioPublicado';
import { expect, it } from 'vitest';
import { assentar, cenario, db } from './apoio';
import { umaVotacao } from './votacao';

const SEMENTES = (process.env['SEMENTES'] ?? '7,48,216,1031').split(',').map(Number);
const RODADAS = 14;

it.each(SEMENTES)('depois da história %i não há o que corrigir', async (semente) => {
  const sorte = aleatorio(semente);
  const { empresas, atos } = await mundo(sorte);
  const feitos: string[] = [];
  for (let rodada = 0; rodada < RODADAS; rodada++) {
    // What follows of some acts runs while others are done.
    const correndo = assentar({ sorte, juntos: 4 });
    for (let i = Math.floor(sorte() * 6); i >= 0; i--) {
      const [nome, agir] = atos[Math.floor(sorte() * atos.length)] ?? [];
      if (!nome || !agir) throw new Error('sem atos');
      feitos.push(nome);
      await agir();
    }
    await correndo;
  }
  await assentar({ sorte, juntos: 4 });
  const falta = [];
  for (const empresa of empresas) falta.push(...(await conferirEmpresa(db, empresa, { simular: true })));
  expect(falta, `semente ${semente}: ${feitos.join(', ')}`).toEqual([]);
});

const escrever = (caminho: string, dados: object) => db.doc(caminho).set(dados);
const mudar = (caminho: string, dados: object) => db.doc(caminho).update(dados);
const apagar = (caminho: string) => db.doc(caminho).delete();
/** Changes what is there; nothing where nothing is. */
async function seHouver(caminho: string, dados: () => object) {
  if ((await db.doc(caminho).get()).exists) await mudar(caminho, dados());
}
const endereco = (estado: string) => ({ ...umaEmpresa().endereco, estado });

type Ato = readonly [nome: string, agir: () => Promise<unknown>];

/** An organiser with ideas, challenges and a project, two companies in it, and what may happen to them. */
async function mundo(sorte: () => number) {
  const c = await cenario([]);
  const { contexto } = c;
  const { licenciadaId, empresaId: organizadora } = contexto;
  const um = <T>(de: readonly T[]) => de[Math.floor(sorte() * de.length)] as T;
  const talvez = (chance = 0.5) => sorte() < chance;
  const removida = () => (talvez(0.3) ? new Date() : null);
  const convidadas: Contexto[] = ['b', 'c'].map((id) => ({
    licenciadaId,
    empresaId: `${organizadora}-${id}`,
  }));
  const gente = ['Ana', 'Bia', 'Caio', 'Davi'].map((nome) =>
    c.pessoa(nome, nome === 'Ana' ? 'ADMIN' : 'MEMBER'),
  );
  const [ana] = gente;
  if (!ana) throw new Error('sem gente');
  const respondentes = convidadas.flatMap((empresa) =>
    ['Rui', 'Rita'].map((nome) => {
      const pessoa = c.pessoa(`${nome}-${empresa.empresaId.at(-1)}`, 'MEMBER');
      return { ...pessoa, contexto: empresa, referencia: caminhos.colaborador(empresa, pessoa.uid) };
    }),
  );

  const regra = caminhos.regulamentoIdeias(contexto, REGULAMENTO);
  const ideias = ['i1', 'i2', 'i3'].map((id) => caminhos.ideia(contexto, id));
  const desafios = ['d1', 'd2'].map((id) => lugarDoPai(DESAFIO, contexto, id).caminho);
  const categorias = ['k1', 'k2'].map((id) => caminhos.registro(contexto, 'desafioCategorias', id));
  const linhas = convidadas.map(({ empresaId }) => caminhosDoStatus.um(contexto, 'p', empresaId));
  const projeto = caminhos.projeto(contexto, 'p');
  const questionarios = ['q1', 'q2'].map((id) => caminhos.registro(contexto, 'questionarios', id));
  const idsDasJogadas = ['j1', 'j2'];
  const autorDa = (ideia: string) => gente[ideias.indexOf(ideia) % gente.length] ?? ana;

  const mover = async (pai: string, status: string) => {
    const id = `m${Math.floor(sorte() * 1e9)}`;
    const lote = db.batch();
    lote.set(db.doc(`${caminhos.sob(pai).movimentacoes}/${id}`), {
      ...umaMovimentacao(ana, { status: status as 'PRE_ANALISE', statusAnterior: 'PRE_ANALISE' }),
      createdAt: new Date(),
    });
    lote.update(db.doc(pai), { status, ultimaMovimentacao: id });
    await lote.commit();
  };
  /** As the browser's batch leaves them: the sum of what lies on the ideas is in the wallet. */
  const patrocinar = (ideia: string) =>
    db.runTransaction(async (tx) => {
      const quem = um(gente);
      const ref = db.doc(`${caminhos.sob(ideia).patrocinios}/${quem.uid}`);
      const carteira = db.doc(`${caminhos.sobRegulamento(regra).carteiras}/${quem.uid}`);
      const [a, la, dela] = await tx.getAll(db.doc(ideia), ref, carteira);
      // The rules let nobody give coins to what is rejected or removed: no movement after them would give them back.
      if (a?.get('deletedAt') !== null || ['REPROVADA', 'CANCELADA'].includes(a.get('status'))) return;
      const antes = Number(la?.get('moedas') ?? 0);
      const total = Number(dela?.get('totalMoedas') ?? 0);
      // Nobody changes coins that are on their way back.
      if (Number(la?.get('devolvidas') ?? 0) > 0) return;
      const moedas = Math.floor(sorte() * 20);
      const agora = { updatedAt: new Date(), updatedBy: quem.uid };
      if (la?.exists) tx.update(ref, { moedas, ...agora });
      else tx.set(ref, { ...umPatrocinio(quem, { moedas }), ...agora });
      const naCarteira = { totalMoedas: total + moedas - antes, ultimoPai: db.doc(ideia).id };
      tx.set(carteira, { ...umaCarteira(quem), ...naCarteira, ...agora });
    });

  const umaRegiao = () => ({
    ...regiaoDoForm({
      name: 'Região',
      comparisonType: 'or',
      identifiers: [{ field: 'estado', value: um(['PR', 'SC', 'RS']) }],
    }),
  });
  const folhaDe = ({ uid, contexto: { empresaId } }: (typeof respondentes)[number], q: string) =>
    caminhoDaFolha({ licenciadaId, empresaId, idEmpresa: organizadora, questionarioId: db.doc(q).id }, uid);
  const conviteDe = (quem: (typeof respondentes)[number], q: string) =>
    `${caminhos.convites}/${idDoConviteDeDiagnostico(
      quem.contexto,
      { idEmpresa: organizadora, idProjeto: 'p', idQuestionario: db.doc(q).id },
      quem.uid,
    )}`;
  const responder = () => {
    const [quem, q] = [um(respondentes), um(questionarios)];
    const finalizadoEm = talvez(0.7) ? new Date() : null;
    return escrever(folhaDe(quem, q), {
      idQuestionario: db.doc(q).id,
      idProjeto: 'p',
      idEmpresa: quem.contexto.empresaId,
      idRespondente: quem.uid,
      versao: 1,
      pausado: false,
      stepPausado: um([1, 2]),
      perguntas: [],
      finalizadoEm,
      notas: finalizadoEm ? { g1: Math.floor(sorte() * 10_001), g2: talvez() ? null : 50_00 } : {},
      ...carimbo(new Date(), quem.uid),
      deletedAt: removida(),
    });
  };
  const darNota = () => {
    const { uid: respondente } = um(gente);
    const idEmpresaNota = um(convidadas).empresaId;
    const [grupo, fase] = [um(['g1', 'g2']), um([4, 5])];
    const id = idDaNota({ idEmpresaNota, grupo, fase, respondente });
    return escrever(caminhosDasNotas.uma(contexto, id), {
      // A group is of one questionnaire.
      idQuestionario: 'q1',
      idProjeto: 'p',
      idEmpresaNota,
      idResposta: null,
      respondente,
      grupo,
      fase,
      nota: Math.floor(sorte() * 10_001),
      justificativa: 'Há método, pessoas e orçamento para inovar.',
      desconsiderado: talvez(0.3),
      impedida: talvez(0.2),
      ...carimbo(new Date(), respondente),
      deletedAt: removida(),
    });
  };

  const nasceu = db.batch();
  const nasce = (caminho: string, dados: object) => nasceu.set(db.doc(caminho), dados);
  for (const pessoa of gente) nasce(pessoa.referencia, umColaborador(pessoa));
  for (const pessoa of respondentes) nasce(pessoa.referencia, umColaborador(pessoa));
  for (const empresa of convidadas)
    nasce(caminhos.empresa(empresa), umaEmpresa({ nomeFantasia: empresa.empresaId, role: 'CONVIDADA' }));
  for (const ideia of ideias) nasce(ideia, umaIdeiaPublicada(autorDa(ideia)));
  nasce(caminhos.registro(contexto, DESAFIO.regulamentos, REGULAMENTO), umRegulamentoDeDesafios());
  for (const [i, categoria] of categorias.entries())
    nasce(categoria, { ...umaCategoria(), ...chamado(`Categoria ${i}`) });
  for (const desafio of desafios)
    nasce(desafio, umDesafio(ana, { categoriaReference: categorias[0] ?? '', categoriaNome: 'Categoria 0' }));
  nasce(projeto, umProjeto(ana, { minimoResposta: 1, votacao: umaVotacao() }));
  for (const [i, linha] of linhas.entries())
    nasce(linha, umStatus('p', convidadas[i]?.empresaId ?? '', { categoria: 'Indústria', status: 3 }));
  for (const [i, q] of questionarios.entries()) {
    nasce(q, { ...umQuestionario(ana), versao: 1, fases: [i + 2, 3] });
    nasce(`${q}/versoes/1`, umQuestionarioPublicado());
    for (const quem of respondentes)
      nasce(
        conviteDe(quem, q),
        umConvite(quem, {
          idEmpresa: organizadora,
          idProjeto: 'p',
          idQuestionario: db.doc(q).id,
          convite: false,
        }),
      );
  }
  for (const jogada of idsDasJogadas) nasce(`${jogadas.onde(contexto)}/${jogada}`, umaJogada(ana));
  nasce(
    `${caminhos.vinculosDeIdeias(contexto)}/v`,
    umVinculo(ana, [`ideias/${db.doc(ideias[0] ?? '').id}`, `ideias/${db.doc(ideias[1] ?? '').id}`]),
  );
  nasce(caminhosDaImersao.cronograma(contexto, 'c1'), umCronograma(ana, { idDesafio: 'd1' }));
  for (const { id, dados } of matrizInicial().slice(0, 12))
    nasce(`${caminhos.autorizacao(contexto)}/${id}`, { ...dados, ...carimbo(new Date()) });
  await nasceu.commit();
  await assentar();
  const empresas = [contexto, ...convidadas];
  // What only the functions that create such records write with them.
  for (const empresa of empresas) await conferirEmpresa(db, empresa);
  await assentar();

  const atos: Ato[] = [
    ['ideia muda', () => mudarIdeia(um(ideias))],
    [
      'ideia anda',
      () => mover(um(ideias), um(['PRE_ANALISE', 'APROVADA', 'REPROVADA', 'CANCELADA', 'IMPLEMENTADA'])),
    ],
    ['desafio anda', () => mover(um(desafios), um(STATUS_DO_DESAFIO.slice(2)))],
    [
      'curte',
      () => {
        const p = um(gente);
        return escrever(`${caminhos.sob(um(ideias)).likes}/${p.uid}`, umLike(p));
      },
    ],
    ['descurte', () => apagar(`${caminhos.sob(um(ideias)).likes}/${um(gente).uid}`)],
    [
      'comenta',
      () =>
        escrever(
          `${caminhos.sob(um([...ideias, ...desafios])).comentarios}/${um(['a', 'b'])}`,
          umComentario(um(gente), { deletedAt: removida() }),
        ),
    ],
    ['patrocina', () => patrocinar(um(ideias))],
    [
      'declara conflito',
      () => {
        const [p, i] = [um(gente), um(ideias)];
        return escrever(
          `${caminhos.sob(i).conflitos}/${p.uid}`,
          umConflito(p, i, { retiradoEm: removida() }),
        );
      },
    ],
    [
      'marco',
      () => {
        const i = um(ideias);
        const startedAt = talvez() ? new Date() : null;
        return escrever(
          `${caminhos.sob(i).marcos}/${um(['x', 'y'])}`,
          umMarco(um(gente), i, {
            startedAt,
            finishedAt: startedAt && talvez() ? new Date() : null,
            deletedAt: removida(),
          }),
        );
      },
    ],
    ['desafio muda', () => mudarDesafio(um(desafios))],
    [
      'categoria muda',
      () => mudar(um(categorias), { ...chamado(um(['Verde', 'Azul'])), deletedAt: removida() }),
    ],
    [
      'pessoa muda',
      () =>
        mudar(um([...gente, ...respondentes]).referencia, {
          ...chamado(um(['Zoe', 'Ivo'])),
          status: talvez(0.8) ? 'ACTIVE' : 'DISABLED',
          deletedAt: removida(),
        }),
    ],
    [
      'empresa muda',
      () =>
        mudar(caminhos.empresa(um(convidadas)), {
          nomeFantasia: um(['Moinho', 'Mel']),
          endereco: endereco(um(['PR', 'SC', 'RS'])),
          porte: um(['EMPRESA_GRANDE_PORTE', 'EMPRESA_MEDIO_PORTE']),
          telefone: um(['(51) 3333-0000', '(51) 3333-9999']),
          status: talvez(0.8) ? 'ATIVO' : 'INATIVO',
        }),
    ],
    [
      'projeto muda',
      () => {
        const nome = um(['Prêmio A', 'Prêmio B']);
        return mudar(projeto, {
          nome,
          minimoResposta: um([1, 2]),
          categoria: nome === 'Prêmio A' ? ['Indústria'] : ['Serviços', 'Indústria'],
          votacao: talvez(0.7) ? umaVotacao({ soFinalistas: talvez() }) : null,
        });
      },
    ],
    [
      'regiao',
      () =>
        escrever(`${regioesDe(contexto, 'p')}/${um(['r1', 'r2'])}`, {
          ...umaRegiao(),
          projetoId: 'p',
          empresas: [],
          ...carimbo(new Date()),
        }),
    ],
    [
      'regiao muda',
      () =>
        seHouver(`${regioesDe(contexto, 'p')}/${um(['r1', 'r2'])}`, () => ({
          ...umaRegiao(),
          deletedAt: removida(),
        })),
    ],
    [
      'linha muda',
      () =>
        mudar(um(linhas), {
          status: um([1, 2, 3, 4, 6]),
          categoria: um(['Indústria', 'Serviços']),
          deletedAt: removida(),
        }),
    ],
    [
      'questionario muda',
      () =>
        mudar(um(questionarios), {
          nome: um(['Um', 'Dois']),
          fases: um([[1], [2, 3], [3]]),
          deletedAt: removida(),
        }),
    ],
    [
      'grupo',
      () =>
        escrever(caminhos.registro(contexto, 'gruposDiagnostico', um(['g1', 'g2'])), {
          ...umGrupo(ana),
          idQuestionario: um(['q1', 'q2']),
          deletedAt: removida(),
        }),
    ],
    [
      'pergunta',
      () =>
        escrever(caminhos.registro(contexto, 'perguntas', um(['e1', 'e2'])), {
          ...umaPergunta(ana),
          idQuestionario: um(['q1', 'q2']),
          grupo: 'g1',
          tipoDeResposta: 't1',
          deletedAt: removida(),
        }),
    ],
    [
      'tipo de resposta',
      () =>
        escrever(caminhos.registro(contexto, 'tiposDeRespostas', 't1'), {
          ...umTipoDeResposta(ana),
          orientacao: um([1, 2]),
          deletedAt: removida(),
        }),
    ],
    ['responde', responder],
    ['apaga folha', () => apagar(folhaDe(um(respondentes), um(questionarios)))],
    [
      'convite muda',
      () =>
        // Opened again it is by inviting alone, which asks whether the company takes part.
        mudar(conviteDe(um(respondentes), um(questionarios)), {
          ...(talvez() ? { cancelado: true } : {}),
          respondidoEm: talvez() ? new Date() : null,
        }),
    ],
    ['da nota', darNota],
    [
      'tatica',
      () =>
        escrever(`${taticasDaJogada.onde(contexto)}/${um(['t1', 't2', 't3'])}`, {
          ...umaTaticaDaJogada(ana, { jogada: um(idsDasJogadas) }),
          status: um([1, 2, 3]),
          deletedAt: removida(),
        }),
    ],
    [
      'notificacao',
      () =>
        escrever(
          `${caminhos.notificacoes(contexto, um(gente).uid)}/${um(['n1', 'n2'])}`,
          umaNotificacao({ lidaEm: removida(), createdAt: new Date() }),
        ),
    ],
    ['le tudo', () => seHouver(caminhos.caixa(contexto, um(gente).uid), () => ({ lidasAte: new Date() }))],
    [
      'lista',
      () =>
        escrever(
          caminhos.registro(
            contexto,
            um(LISTAS_DA_EMPRESA.filter((l) => l !== 'desafioCategorias')),
            um(['l1', 'l2']),
          ),
          { ...chamado('Um'), createdAt: new Date() },
        ),
    ],
    ['regra removida', () => mudar(regra, { deletedAt: removida() })],
    [
      'autorizacao',
      () => mudar(`${caminhos.autorizacao(contexto)}/${idDaAutorizacao('ADMIN', 2)}`, { remover: talvez() }),
    ],
  ];
  return { empresas, atos };

  async function mudarIdeia(caminho: string) {
    await db.runTransaction(async (tx) => {
      const atual = (await tx.get(db.doc(caminho))).data() as Parameters<typeof visibilidadeDe>[0];
      const mudanca = {
        titulo: um(['Água', 'Luz']),
        privado: talvez(0.3),
        deletedAt: removida(),
        participantesReferences: talvez() ? [um(gente).referencia] : [],
        implementadoresReferences: talvez() ? [um(gente).referencia] : [],
      };
      tx.update(db.doc(caminho), { ...mudanca, visibilidade: visibilidadeDe({ ...atual, ...mudanca }) });
    });
  }
  async function mudarDesafio(caminho: string) {
    await db.runTransaction(async (tx) => {
      const categoria = um(categorias);
      const nome = String((await tx.get(db.doc(categoria))).get('nome'));
      const deletedAt = removida();
      tx.update(db.doc(caminho), {
        titulo: um(['Plástico', 'Vidro']),
        categoriaReference: categoria,
        categoriaNome: nome,
        deletedAt,
        visibilidade: deletedAt ? 'REMOVIDA' : 'PUBLICA',
      });
    });
  }
}

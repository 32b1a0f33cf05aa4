// Acts on an idea sent again after a lost answer, with something changed in between.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { movimentar } from '@/areas/movimentacoes/mudancas.data';
import { publicar, salvar } from '@/areas/ideias/salvarEPublicar';
import { ideiaVazia, type IdeiaForm } from '@/domain/ideias/ideia-form';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { lugarDoPai } from '@/domain/pai/pai';
import { caminhos } from '@/domain/comum/caminhos';
import type { StatusDaIdeia } from '@/domain/ideias/ideia';
import { JaGravado } from '@/firebase/dados/ato';
import { definirSessao } from '@/firebase/sessao/estadoDaSessao';
import { banco } from '@tests/support/banco';
import { REGULAMENTO, umaIdeia, umaIdeiaPublicada, umRegulamento } from '@tests/support/documentos';
import { caio, clara, EMPRESA, tea } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);

const onde = caminhos.ideia(EMPRESA, 'i');
const regulamentoReference = caminhos.regulamentoIdeias(EMPRESA, REGULAMENTO);
const doMovimento = (id: string) =>
  banco.ler(`${caminhos.sob(caminhos.ideia(EMPRESA, 'i')).movimentacoes}/${id}`);
const semResposta = { code: 'unknown' };

beforeEach(() => banco.esvaziar());

describe('movimentar', () => {
  const sessao = umaSessao(tea);
  const ideia = { id: 'i', ...umaIdeiaPublicada(clara) };
  const mover = (
    id: string,
    status: MovimentacaoStatus,
    observacoes: string,
    de: StatusDaIdeia = ideia.status,
  ) =>
    movimentar(
      sessao,
      { lugar: lugarDoPai(IDEIA, EMPRESA, 'i') },
      { id, de, form: { status, observacoes, marcos: [] } },
    );
  type MovimentacaoStatus = Exclude<StatusDaIdeia, 'RASCUNHO'>;

  beforeEach(() => {
    definirSessao(sessao);
    banco.guardar(onde, ideia);
    // movePai in firestore.rules: the movement leads from the status the idea has.
    let statusAntes: unknown;
    banco.regra(({ caminho, antes, depois }) => {
      if (caminho === onde) statusAntes = antes?.['status'];
      return caminho === onde || depois?.['statusAnterior'] === statusAntes;
    });
  });

  it('a decisão corrigida não some: a frase oferece a seguinte, e é ela que fica', async () => {
    banco.perderResposta();
    await expect(mover('m', 'REPROVADA', 'Cara demais.')).rejects.toMatchObject(semResposta);
    await expect(mover('m', 'APROVADA', 'Cabe no orçamento.')).rejects.toThrow(
      'A primeira decisão já foi gravada: Reprovada. Mover agora para Aprovada?',
    );
    await mover('n', 'APROVADA', 'Cabe no orçamento.', 'REPROVADA');
    expect(banco.ler(onde)).toMatchObject({ status: 'APROVADA', ultimaMovimentacao: 'n' });
    expect(doMovimento('n')).toMatchObject({
      statusAnterior: 'REPROVADA',
      observacoes: 'Cabe no orçamento.',
    });
  });

  it('a mesma decisão, mandada outra vez, é uma só', async () => {
    banco.perderResposta();
    await expect(mover('m', 'REPROVADA', 'Cara demais.')).rejects.toMatchObject(semResposta);
    await mover('m', 'REPROVADA', 'Cara demais.');
    expect(banco.gravacoes).toBe(1);
  });

  it('só a observação corrigida: diz o que está gravado', async () => {
    banco.perderResposta();
    await expect(mover('m', 'REPROVADA', 'Cara demais.')).rejects.toMatchObject(semResposta);
    const recusa = mover('m', 'REPROVADA', 'Cara demais neste ano.');
    await expect(recusa).rejects.toBeInstanceOf(JaGravado);
    await expect(recusa).rejects.toThrow(
      'A decisão já foi gravada: Reprovada, com a observação "Cara demais."',
    );
  });

  it('movida por outra pessoa antes, diz isso', async () => {
    banco.mudar(onde, { status: 'CANCELADA' });
    await expect(mover('m', 'APROVADA', 'Boa.')).rejects.toThrow('Outra pessoa já movimentou esta ideia.');
  });
});

describe('publicar', () => {
  const form: IdeiaForm = {
    ...ideiaVazia,
    ...(Object.fromEntries(
      Object.keys(ideiaVazia).map((campo) => [campo, umaIdeia(caio)[campo as keyof IdeiaForm]]),
    ) as IdeiaForm),
    regulamentoReference,
  };
  const com = (titulo: string) => ({ ...form, titulo });
  const enviar = async (sessao: ReturnType<typeof umaSessao>, titulo: string) => {
    const id = await salvar(sessao, { form: com(titulo), regulamentoNome: 'Regulamento', novoId: 'i' });
    await publicar(sessao, { ...com(titulo), id });
  };
  const sessao = umaSessao(caio);

  beforeEach(() => {
    definirSessao(sessao);
    banco.guardar(regulamentoReference, umRegulamento());
  });

  it('o rascunho que chegou sem resposta é corrigido antes de publicado', async () => {
    banco.perderResposta();
    await expect(enviar(sessao, 'Título errado')).rejects.toMatchObject(semResposta);
    await enviar(sessao, 'Título certo');
    expect(banco.ler(onde)).toMatchObject({
      titulo: 'Título certo',
      status: 'NOVA_IDEIA',
      visibilidade: 'PUBLICA',
    });
  });

  it('publicada sem resposta, o texto corrigido é o que fica publicado', async () => {
    banco.perderResposta(1);
    await expect(enviar(sessao, 'Título errado')).rejects.toMatchObject(semResposta);
    expect(banco.ler(onde)).toMatchObject({ titulo: 'Título errado', status: 'NOVA_IDEIA' });
    await enviar(sessao, 'Título certo');
    expect(banco.ler(onde)).toMatchObject({
      titulo: 'Título certo',
      tituloEmOrdem: 'titulo certo',
      status: 'NOVA_IDEIA',
      visibilidade: 'PUBLICA',
    });
  });

  it('quem não pode editar ideias fica sabendo o que está publicado e a quem pedir', async () => {
    banco.perderResposta(1);
    await expect(enviar(sessao, 'Título errado')).rejects.toMatchObject(semResposta);
    // editaIdeia in firestore.rules, without 3.editar: only the draft is the author's to change.
    banco.regra(({ antes }) => !antes?.['publishedAt']);
    await expect(enviar(sessao, 'Título certo')).rejects.toThrow(
      'A ideia já foi publicada no primeiro envio, com o título "Título errado"',
    );
    await enviar(sessao, 'Título errado');
    expect(banco.ler(onde)).toMatchObject({ titulo: 'Título errado' });
  });

  it('o rascunho aberto para editar, publicado sem resposta, também', async () => {
    const ideia = { id: 'i', ...umaIdeia(caio, { regulamentoReference }) };
    banco.guardar(onde, ideia);
    const publicarDeNovo = async (titulo: string) => {
      await salvar(sessao, { form: com(titulo), regulamentoNome: 'Regulamento', ideia, novoId: 'x' });
      await publicar(sessao, { ...com(titulo), id: 'i' });
    };
    banco.perderResposta(1);
    await expect(publicarDeNovo('Título errado')).rejects.toMatchObject(semResposta);
    await publicarDeNovo('Título certo');
    expect(banco.ler(onde)).toMatchObject({ titulo: 'Título certo', visibilidade: 'PUBLICA' });
  });

  it('uma edição recusada continua recusada', async () => {
    const ideia = { id: 'i', ...umaIdeiaPublicada(clara) };
    banco.guardar(onde, ideia);
    banco.regra(() => false);
    const edicao = salvar(sessao, {
      form: com('De outra'),
      regulamentoNome: 'Regulamento',
      ideia,
      novoId: 'x',
    });
    await expect(edicao).rejects.toMatchObject({ code: 'permission-denied' });
  });
});

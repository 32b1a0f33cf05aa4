// Acts that stay as they were stored, or that say the same twice: sent again after a lost answer.
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { comitesData } from '@/areas/comites/comites.data';
import { mudancasDoComite } from '@/areas/comites/mudancas.data';
import { comId, importacaoData } from '@/areas/ideias/importacao/importacao.data';
import { ideiaNaTela } from '@/areas/ideias/pessoas';
import { consentimentosData } from '@/areas/meusDados/consentimentos.data';
import { notificacoesData } from '@/areas/notificacoes/notificacoes.data';
import { patrocinioData } from '@/areas/patrocinio/patrocinio.data';
import { apoiosData } from '@/areas/projetos/apoios.data';
import { ideiaVazia } from '@/domain/ideias/ideia-form';
import { caminhos } from '@/domain/comum/caminhos';
import { definirSessao } from '@/firebase/sessao/estadoDaSessao';
import { banco } from '@tests/support/banco';
import { umaIdeiaPublicada, umComite, umRegulamento } from '@tests/support/documentos';
import { clara, EMPRESA, mario, tea } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);

const sessao = umaSessao(tea);
const enviar = ({ mutationFn }: { mutationFn?: unknown }, dados?: unknown) =>
  (mutationFn as (dados: unknown) => Promise<unknown>)(dados);
const perdida = async (envio: () => Promise<unknown>) => {
  banco.perderResposta();
  await expect(envio()).rejects.toMatchObject({ code: 'unknown' });
};

beforeEach(() => {
  banco.esvaziar();
  definirSessao(sessao);
});

const declarar = (motivo: string) =>
  enviar(mudancasDoComite.declararConflito(sessao, { caminho: caminhos.ideia(EMPRESA, 'i') }, false), {
    motivo,
  });
const retirar = (motivoDaRetirada: string) =>
  enviar(
    mudancasDoComite.retirarConflito(sessao, {
      id: tea.uid,
      paiReference: caminhos.ideia(EMPRESA, 'i'),
    } as never),
    { motivoDaRetirada },
  );

describe('conflito de interesse', () => {
  const onde = `${caminhos.sob(caminhos.ideia(EMPRESA, 'i')).conflitos}/${tea.uid}`;
  it('declarado com outro motivo diz qual está gravado; com o mesmo está feito', async () => {
    await perdida(() => declarar('Sou do setor.'));
    await declarar('Sou do setor.');
    await expect(declarar('Sou parente.')).rejects.toThrow(
      'A sua declaração já foi gravada, com este motivo: "Sou do setor."',
    );
    expect(banco.ler(onde)).toMatchObject({ motivo: 'Sou do setor.' });
  });

  it('retirado com outro motivo diz qual está gravado', async () => {
    await declarar('Sou do setor.');
    // retiraConflito in firestore.rules: once.
    banco.regra(({ antes }) => !antes?.['retiradoEm']);
    await perdida(() => retirar('Mudei de setor.'));
    await retirar('Mudei de setor.');
    await expect(retirar('Foi engano.')).rejects.toThrow(
      'já foi retirada, com este motivo: "Mudei de setor."',
    );
  });
});

const iniciar = (atividade: string) => enviar(mudancasDoComite.iniciar(sessao), atividade);

describe('passos do comitê', () => {
  const onde = caminhos.comite(EMPRESA, '1');
  it('iniciado no primeiro envio, está iniciado; por outra pessoa, diz isso', async () => {
    await perdida(() => iniciar('a'));
    vi.spyOn(comitesData, 'ultimo').mockResolvedValue(undefined as never);
    await iniciar('a');
    await expect(iniciar('b')).rejects.toThrow('Outra pessoa acaba de iniciar o comitê.');
    expect(banco.ler(onde)).toMatchObject({ ultimaAtividade: 'a' });
  });

  it('a pauta corrigida depois da resposta perdida é a que fica', async () => {
    const aberto = { id: '1', ...umComite(tea) };
    banco.guardar(onde, aberto);
    const escrever = (pauta: string) => enviar(mudancasDoComite.escrever(sessao, aberto), { pauta });
    await perdida(() => escrever('Ideias de agosto'));
    await escrever('Ideias de setembro');
    expect(banco.ler(onde)).toMatchObject({ pauta: 'Ideias de setembro' });
    banco.mudar(onde, { pauta: 'De outra pessoa', updatedBy: mario.uid });
    await expect(escrever('Ideias de outubro')).rejects.toThrow('Outra pessoa alterou este registro');
  });
});

const criar = (nome: string) => enviar(apoiosData.licenciado.criar(sessao), { id: 'l', nome });

it('um licenciado com outro nome diz qual foi cadastrado', async () => {
  await perdida(() => criar('Instituto Um'));
  await criar('Instituto Um');
  await expect(criar('Instituto Dois')).rejects.toThrow(
    '"Instituto Um" já foi cadastrado no primeiro envio.',
  );
});

it('um lote da importação entra uma vez, e sai uma vez', async () => {
  const ideias = [comId({ ...ideiaVazia, titulo: 'Uma' }), comId({ ...ideiaVazia, titulo: 'Outra' })];
  const gravar = () => importacaoData.gravar(sessao, ideias, '');
  const remover = () =>
    importacaoData.remover(
      sessao,
      ideias.map(({ id }) => id),
    );
  await perdida(gravar);
  await gravar();
  expect(banco.todos(caminhos.ideias(EMPRESA))).toHaveLength(2);
  banco.regra(({ antes }) => antes?.['deletedAt'] === undefined || antes['deletedAt'] === null);
  await perdida(remover);
  await remover();
  expect(banco.todos(caminhos.ideias(EMPRESA)).map(({ visibilidade }) => visibilidade)).toEqual([
    'REMOVIDA',
    'REMOVIDA',
  ]);
  expect(banco.gravacoes).toBe(2);
});

const registrar = () => enviar(consentimentosData.registrar(sessao, 'privacidade'));

it('a ciência do aviso, dada outra vez, é a mesma', async () => {
  await perdida(registrar);
  await registrar();
  expect(banco.gravacoes).toBe(1);
});

it('da preferência fica a última', async () => {
  const cliente = new QueryClient();
  const preferir = (semEmail: string[]) =>
    cliente
      .getMutationCache()
      .build(cliente, notificacoesData.preferir(sessao))
      .execute({ semAviso: [], semEmail } as never);
  await perdida(() => preferir(['MENCAO']));
  await preferir(['MARCO']);
  expect(banco.ler(caminhos.preferencias(EMPRESA, tea.uid))).toMatchObject({ semEmail: ['MARCO'] });
});

it('moedas: depois da resposta perdida o total na tela é o que está gravado', async () => {
  const ideia = { id: 'i', ...umaIdeiaPublicada(clara) };
  const daIdeia = ideiaNaTela(sessao, ideia);
  banco.guardar(caminhos.ideia(EMPRESA, 'i'), ideia);
  banco.guardar(ideia.regulamentoReference ?? '', umRegulamento({ quantidadeMoedasPorColaborador: 40 }));
  const cliente = new QueryClient();
  cliente.setQueryData(daIdeia.chave, ideia);
  await cliente.fetchQuery(patrocinioData.saldo(sessao, daIdeia));
  const dar = (moedas: number) =>
    cliente.getMutationCache().build(cliente, patrocinioData.patrocinar(sessao, daIdeia)).execute({ moedas });
  await perdida(() => dar(7));
  await dar(9);
  const { rankingByMoedas } = cliente.getQueryData<typeof ideia>(daIdeia.chave) ?? ideia;
  expect(rankingByMoedas.totalMoedas).toBe(ideia.rankingByMoedas.totalMoedas + 9);
  expect(banco.ler(`${caminhos.sob(daIdeia.lugar.caminho).patrocinios}/${tea.uid}`)).toMatchObject({
    moedas: 9,
  });
});

// A sheet opened without a connection: what the device kept of it, with what was not sent on top (decisions Q168).
import { beforeEach, expect, it, vi } from 'vitest';
import { gaveta } from '@/navegador/gaveta';
import type { Destino, Mudanca } from '@/domain/diagnostico/folha';
import { emDias } from '@tests/support/documentos';
import { esperar } from '@tests/support/esperar';
import { umQuestionarioPublicado } from '@tests/support/questionarioPublicado';
import { abrirNoAparelho, type Acesso, type Lida } from './abertura';

const lida = (mudancas: Partial<Lida> = {}): Lida => ({
  id: 'folha-1',
  questionario: umQuestionarioPublicado(),
  projeto: 'Prêmio',
  folha: { guardadas: {}, step: 0, finalizadoEm: null },
  contato: null,
  inicio: emDias(-1).toISOString(),
  fim: emDias(1).toISOString(),
  fechada: null,
  autenticaInicio: false,
  enviarRetornoEmail: false,
  ...mudancas,
});
const semRede = () => Promise.reject(new TypeError('Failed to fetch'));

function acesso(mudancas: Partial<Acesso> = {}): Acesso {
  return {
    chave: 'folha/f1',
    dono: 'link',
    segredo: () => 'do link',
    guardaCopia: true,
    abrir: () => Promise.resolve(lida()),
    salvar: ({ mudancas: vao, aparelho }) =>
      Promise.resolve({ destinos: vao.map((vai) => destino(vai, aparelho)), em: new Date().toISOString() }),
    finalizar: semRede,
    ...mudancas,
  };
}
const destino = ({ id, n, resposta }: Mudanca, aparelho: string): Destino => ({
  id,
  n,
  aceita: true,
  guardada: { resposta, rev: 1, aparelho, n },
});
async function aberta(como: Acesso) {
  const aberto = await abrirNoAparelho(como, false, () => undefined);
  if (aberto.tipo !== 'aberta') throw new Error(aberto.tipo);
  return aberto;
}
/** All of it is kept: storage answers a little later. */
const guardou = (folha: Awaited<ReturnType<typeof aberta>>['folha']) =>
  esperar(() => expect(folha.estado().noAparelho).toBe(true));

beforeEach(() => localStorage.clear());

it('mostra o que foi salvo e o que ainda não foi, na página onde parou, e manda quando a conexão volta', async () => {
  const primeira = await aberta(acesso());
  primeira.folha.responder('escala', 7);
  await primeira.folha.enviar();
  await guardou(primeira.folha);
  primeira.folha.irPara(1);
  primeira.folha.responder('texto', 'sem rede');
  await guardou(primeira.folha);
  primeira.fechar();

  const salvar = vi.fn(acesso().salvar);
  const segunda = await aberta(acesso({ abrir: semRede, salvar }));
  expect(segunda.folha.estado()).toMatchObject({
    respostas: { escala: 7, texto: 'sem rede' },
    step: 1,
  });
  expect(segunda.lida.questionario.nome).toBe(lida().questionario.nome);
  await segunda.folha.enviar();
  expect(salvar.mock.calls[0]?.[0].mudancas).toMatchObject([{ id: 'texto', resposta: 'sem rede' }]);
  segunda.fechar();
});

it('nunca aberta aqui, ou recusada, não abre sem o servidor', async () => {
  await expect(aberta(acesso({ chave: 'folha/outra', abrir: semRede }))).rejects.toThrow('Failed to fetch');
  (await aberta(acesso({ chave: 'folha/f2' }))).fechar();
  const recusada = Object.assign(new Error('Seu convite foi cancelado!'), {
    code: 'functions/failed-precondition',
  });
  await expect(aberta(acesso({ chave: 'folha/f2', abrir: () => Promise.reject(recusada) }))).rejects.toThrow(
    'cancelado',
  );
});

it('finalizada, a cópia sai do aparelho; e sem guardaCopia não há nenhuma', async () => {
  (await aberta(acesso({ chave: 'folha/f3' }))).fechar();
  const fechada = acesso({ chave: 'folha/f3', abrir: () => Promise.resolve(lida({ fechada: 'Já foi.' })) });
  expect((await abrirNoAparelho(fechada, false, () => undefined)).tipo).toBe('fechada');
  await expect(aberta(acesso({ chave: 'folha/f3', abrir: semRede }))).rejects.toThrow('Failed to fetch');
  const { guardaCopia: _sem, ...comConta } = acesso({ chave: 'conta' });
  (await aberta(comConta)).fechar();
  await expect(aberta({ ...comConta, abrir: semRede })).rejects.toThrow('Failed to fetch');
});

/** What a visit that could not send leaves behind; `como` is who it was. */
async function deixar(como: Partial<Acesso>) {
  const visita = await aberta(acesso({ salvar: semRede, ...como }));
  visita.folha.responder('texto', 'de outra visita');
  await guardou(visita.folha);
  visita.fechar();
}
const outraSessao = { segredo: () => 'da sessão seguinte' };

it('A18 o que outra sessão deixou não vai sem que se pergunte; da mesma sessão vai', async () => {
  for (const [id, depois, pergunta] of [
    ['folha-a', {}, false],
    ['folha-b', outraSessao, true],
  ] as const) {
    const abrir = () => Promise.resolve(lida({ id }));
    await deixar({ abrir });
    const salvar = vi.fn(acesso().salvar);
    const de = acesso({ abrir, salvar, ...depois });
    const aberto = await abrirNoAparelho(de, false, () => undefined);
    expect(aberto.tipo).toBe(pergunta ? 'deixada' : 'aberta');
    if (aberto.tipo === 'aberta') {
      await aberto.folha.enviar();
      expect(salvar.mock.calls[0]?.[0].mudancas).toMatchObject([{ resposta: 'de outra visita' }]);
      aberto.fechar();
    } else expect(aberto).toMatchObject({ sobrou: { texto: { resposta: 'de outra visita' } } });
  }
});

it('A18 descartadas não voltam; tomadas como suas vão, e passam a ser desta sessão', async () => {
  for (const [id, deixadas, respostas] of [
    ['folha-c', 'descartar', {}],
    ['folha-d', 'minhas', { texto: 'de outra visita' }],
  ] as const) {
    const abrir = () => Promise.resolve(lida({ id }));
    await deixar({ abrir });
    const de = acesso({ abrir, salvar: semRede, ...outraSessao });
    for (const dito of [deixadas, undefined]) {
      const aberto = await abrirNoAparelho(de, false, () => undefined, dito);
      if (aberto.tipo !== 'aberta') throw new Error(aberto.tipo);
      expect(aberto.folha.estado().respostas).toEqual(respostas);
      aberto.fechar();
    }
  }
});

it('A18 uma resposta posta no banco por outra mão, com o selo que lá estava, não vai em nome de ninguém', async () => {
  for (const [id, resposta, tipo] of [
    ['folha-e', 'de outra visita', 'aberta'],
    ['folha-f', 'forjada', 'deixada'],
  ] as const) {
    const abrir = () => Promise.resolve(lida({ id }));
    await deixar({ abrir });
    const caixa = (await gaveta.ler(id)) as { porEnviar: { texto: Mudanca } };
    await gaveta.escrever(id, { ...caixa, porEnviar: { texto: { ...caixa.porEnviar.texto, resposta } } });
    const aberto = await abrirNoAparelho(acesso({ abrir }), false, () => undefined);
    expect(aberto.tipo).toBe(tipo);
    if (aberto.tipo === 'aberta') aberto.fechar();
  }
});

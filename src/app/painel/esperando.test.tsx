// What waits for a person, from the stored records: each item, who sees it, where it leads, and what it costs.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { contadorData } from '@/areas/pais/contador.data';
import { caminhos } from '@/domain/comum/caminhos';
import { diaDe, fimDoDia, maisDias } from '@/domain/comum/datas';
import type { Atividade } from '@/domain/marcos/atividade';
import { data } from '@/ui/texto/formatos';
import { banco } from '@tests/support/banco';
import { emDias, umaAtividadeDoMarco, umaCarteira, umaIdeia, umRegulamento } from '@tests/support/documentos';
import { ana, caio, clara, EMPRESA, mario, type Persona, tea } from '@tests/support/personas';
import { servidor } from '@tests/support/servidor';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import Esperando from './Esperando';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);

vi.mock('@/firebase/chamadas/callable', () => import('@tests/support/servidor'));

const contar = (porStatus: Record<string, number>) =>
  banco.guardar(caminhos.contador(EMPRESA, 'ideias'), { publicas: 9, porStatus, updatedAt: new Date() });
const umMarcoDe = (id: string, dias: number, mudancas: Partial<Atividade> = {}, pessoa = caio) =>
  banco.guardar(
    `${caminhos.atividades(EMPRESA)}/${id}`,
    umaAtividadeDoMarco(pessoa, {
      atuantes: [pessoa.referencia],
      acoes: `Medir a vazão ${id}`,
      dataPrazo: fimDoDia(maisDias(diaDe(new Date()), dias)),
      ...mudancas,
    }),
  );
const umRascunho = (id: string, pessoa: Persona, titulo: string) =>
  banco.guardar(caminhos.ideia(EMPRESA, id), umaIdeia(pessoa, { titulo }));

const faixa = async () => within(await screen.findByRole('region', { name: 'Esperando por você' }));
const mostrar = async (
  quem: Persona = caio,
  mudancas: Parameters<typeof umaSessao>[1] = {},
): Promise<string[]> => {
  const { unmount } = desenharTela(umaSessao(quem, mudancas), <Esperando />);
  const ditos = (await faixa())
    .getAllByRole('link')
    .map((link) => `${link.closest('li, div')?.textContent} → ${link.getAttribute('href')}`);
  unmount();
  return ditos;
};

const ESPERANDO = 'ideiasFunctions-esperando';

beforeEach(() => {
  banco.esvaziar();
  servidor.esvaziar();
  servidor.respostas[ESPERANDO] = { retornos: 0, avaliacoes: 0 };
  contar({});
});

it('rascunho, marco e moedas: cada um leva aonde se age, o mais urgente primeiro', async () => {
  umRascunho('r', caio, 'Coletar a chuva');
  umRascunho('alheio', clara, 'De outra pessoa');
  umMarcoDe('m', -3);
  umMarcoDe('feito', -9, { concluida: true, finishedAt: new Date() });
  umMarcoDe('alheio', -5, {}, clara);
  const regulamento = caminhos.regulamentoIdeias(EMPRESA, 'reg');
  const fim = emDias(40);
  banco.guardar(regulamento, umRegulamento({ quantidadeMoedasPorColaborador: 20, dataFinal: fim }));
  banco.guardar(
    `${caminhos.sobRegulamento(regulamento).carteiras}/${caio.uid}`,
    umaCarteira(caio, { totalMoedas: 8 }),
  );
  expect(await mostrar()).toEqual([
    expect.stringMatching(/^Marco atrasado há 3 diasMedir a vazão m → \/ideias\/\w+$/),
    'Termine a sua ideiaColetar a chuva → /ideias/r',
    `12 moedas para darAté ${data(diaDe(fim))} → /ideias?filter=NOVA_IDEIA`,
  ]);
});

it('de vários, o primeiro tem nome e a lista está a um clique', async () => {
  umRascunho('r', caio, 'Coletar a chuva');
  umRascunho('s', caio, 'Coletar o vento');
  umMarcoDe('a', 1);
  umMarcoDe('b', 2);
  expect(await mostrar()).toEqual([
    'Marco para amanhãMedir a vazão a e mais → /minhas-atividades',
    expect.stringMatching(/^Termine os seus rascunhosColetar .* e mais → \/ideias\?filter=RASCUNHO$/),
  ]);
});

it.each([
  [0, 'Marco para hoje'],
  [1, 'Marco para amanhã'],
  [9, `Marco até ${data(maisDias(diaDe(new Date()), 9))}`],
  [-1, 'Marco atrasado há 1 dia'],
])('um prazo a %s dias: %s', async (dias, dito) => {
  umMarcoDe('m', dias);
  expect((await mostrar())[0]).toContain(dito);
});

it('as ideias à espera do comitê aparecem a quem decide, e a mais ninguém', async () => {
  contar({ AGUARDANDO_ANALISE_DO_COMITE: 3 });
  const doComite = '3 ideias aguardam o comitêVer e decidir → /ideias?filter=AGUARDANDO_ANALISE_DO_COMITE';
  for (const quem of [ana, tea]) expect(await mostrar(quem)).toContain(doComite);
  expect(await mostrar(tea, { sem: ['16.criacao'] })).not.toContain(doComite);
  for (const quem of [caio, mario]) expect(await mostrar(quem)).not.toContain(doComite);
});

it('ideias novas aparecem a quem analisa, e retornos e avaliações contados a quem os faz (P440)', async () => {
  contar({ NOVA_IDEIA: 4 });
  const novas = '4 ideias novas para analisarLer e encaminhar → /ideias?filter=NOVA_IDEIA';
  servidor.respostas[ESPERANDO] = { retornos: 3, avaliacoes: 1 };
  expect(await mostrar(ana)).toEqual([
    novas,
    '3 retornos esperam a sua validaçãoConferir e validar → /retorno',
    '1 empresa para você avaliarDar as notas do júri → /respostasParaAvaliar',
  ]);
  expect(await mostrar(tea)).toContain(novas);
  servidor.pedidos.clear();
  const doColega = await mostrar(caio, { sem: ['36.editar'] });
  expect(doColega).not.toContain(novas);
  expect(servidor.pedidos.size).toBe(0);
});

it('quem não propõe nem acompanha não é perguntado por isso', async () => {
  umRascunho('r', caio, 'Coletar a chuva');
  umMarcoDe('m', -3);
  banco.guardar(caminhos.regulamentoIdeias(EMPRESA, 'reg'), umRegulamento());
  expect(await mostrar(caio, { sem: ['3.criacao', '17.leitura'] })).toEqual([
    expect.stringMatching(/Tudo em dia por aqui\. As ideias da empresa.*→ \/home-ideias$/),
  ]);
});

it('nada espera: uma frase com o que fazer agora', async () => {
  expect(await mostrar()).toEqual([
    expect.stringMatching(/Que tal contar a próxima ideia\?.*→ \/home-ideias$/),
  ]);
  contar({ NOVA_IDEIA: 2 });
  expect(await mostrar()).toEqual([
    expect.stringMatching(/Que tal ler o que os colegas.*→ \/ideias\?filter=NOVA_IDEIA$/),
  ]);
});

it('o que não veio é dito, o resto aparece, e tenta-se de novo', async () => {
  umRascunho('r', caio, 'Coletar a chuva');
  let caido = true;
  vi.spyOn(contadorData, 'ler').mockImplementation(() =>
    caido ? Promise.reject(new Error('caiu')) : Promise.resolve(undefined),
  );
  desenharTela(umaSessao(caio), <Esperando />);
  const aqui = await faixa();
  expect(aqui.getByText('Não foi possível ver tudo o que espera por você.')).toBeVisible();
  expect(aqui.getByRole('link', { name: 'Termine a sua ideia' })).toBeVisible();
  caido = false;
  const botao = aqui.getByRole('button', { name: 'Tentar de novo' });
  botao.focus();
  fireEvent.click(botao);
  await waitFor(() => expect(screen.queryByText(/Não foi possível/)).toBeNull());
  expect(aqui.getByRole('heading', { name: 'Esperando por você' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Termine a sua ideia' })).toBeVisible();
});

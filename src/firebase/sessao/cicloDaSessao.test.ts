/** In which order the session is read: with a guess all at once, without one round after another (docs/performance.md). */
import { beforeEach, expect, it, vi } from 'vitest';
import { caminhos } from '@/domain/comum/caminhos';
import { umaEmpresa, umColaborador, umUsuario } from '@tests/support/documentos';
import { mario } from '@tests/support/personas';
import { definirSessao, sessaoAtual } from './estadoDaSessao';
import { guardarIndicio, palpiteDaSessao } from './indicio';
import { recarregarSessao } from './cicloDaSessao';

interface Leitura {
  caminho: string;
  responder: (documento: unknown) => void;
  recusar: (erro: unknown) => void;
}
const leituras: Leitura[] = vi.hoisted(() => []);

vi.mock('./autenticacao', async () => {
  const { mario: conta } = await import('@tests/support/personas');
  return {
    contaAtual: () => ({ ...conta, getIdTokenResult: () => Promise.resolve({ claims: {} }) }),
    sair: () => Promise.resolve(),
  };
});
vi.mock('@/firebase/dados/leitura', () => ({
  defineLeitura: () => ({
    find: (caminho: string) =>
      new Promise((responder, recusar) => void leituras.push({ caminho, responder, recusar })),
  }),
}));

const { contexto, uid } = mario;
const DOCUMENTOS: Record<string, unknown> = {
  [caminhos.usuario(uid)]: umUsuario(mario),
  [caminhos.colaborador(contexto, uid)]: { id: uid, ...umColaborador(mario) },
  [caminhos.apresentacao(contexto)]: { id: 'empresa', ...umaEmpresa() },
};
const DA_EMPRESA = Object.keys(DOCUMENTOS).slice(1);

beforeEach(() => {
  localStorage.clear();
  leituras.length = 0;
  definirSessao({ estado: 'resolvendo' });
});

/** Answers what has been asked so far, and gives its paths. */
async function rodada(): Promise<string[]> {
  const pedidas = leituras.splice(0);
  for (const { caminho, responder, recusar } of pedidas) {
    if (caminho in DOCUMENTOS) responder(DOCUMENTOS[caminho]);
    else recusar(Object.assign(new Error('recusado'), { code: 'permission-denied' }));
  }
  await new Promise((pronto) => setTimeout(pronto));
  return pedidas.map(({ caminho }) => caminho).toSorted();
}
const em = (empresaId: string) => ({ licenciadaId: contexto.licenciadaId, empresaId });

it('sem palpite, lê uma rodada depois da outra, e guarda onde a sessão ficou', async () => {
  void recarregarSessao();
  expect(await rodada()).toEqual([caminhos.usuario(uid)]);
  expect(await rodada()).toEqual(DA_EMPRESA.toSorted());
  expect(sessaoAtual()).toMatchObject({ estado: 'ativa', contexto });
  expect(palpiteDaSessao()).toEqual({ uid, contexto });
});

it('com o palpite da última vez, uma rodada basta', async () => {
  guardarIndicio({ uid, contexto });
  void recarregarSessao();
  expect(await rodada()).toEqual(Object.keys(DOCUMENTOS).toSorted());
  expect(sessaoAtual()).toMatchObject({ estado: 'ativa', contexto });
  expect(leituras).toEqual([]);
});

it('as permissões são as que o registro da pessoa traz', async () => {
  guardarIndicio({ uid, contexto });
  const permitido = async (permissoes: string, mudancas = {}) => {
    DOCUMENTOS[caminhos.colaborador(contexto, uid)] = {
      id: uid,
      ...umColaborador(mario, { permissoes, ...mudancas }),
    };
    void recarregarSessao();
    await rodada();
    const sessao = sessaoAtual();
    if (sessao.estado !== 'ativa') throw new Error(sessao.estado);
    return (['leitura', 'criacao'] as const).map((flag) => sessao.quem.tem(3, flag));
  };
  expect(await permitido(' 3:l')).toEqual([true, false]);
  expect(await permitido(' 3:lc')).toEqual([true, true]);
  expect(await permitido(' 3:lc', { gestao: false })).toEqual([false, false]);
  expect(await permitido(' 3:lc', { externo: true })).toEqual([false, false]);
  expect(await permitido('')).toEqual([false, false]);
});

it('um palpite errado é jogado fora, mesmo recusado', async () => {
  guardarIndicio({ uid, contexto: em('que-nao-e-mais-sua') });
  void recarregarSessao();
  await rodada();
  expect(await rodada()).toEqual(DA_EMPRESA.toSorted());
  expect(sessaoAtual()).toMatchObject({ estado: 'ativa', contexto });
});

it('o palpite não vale para outra pessoa, nem depois de escolhida outra empresa', async () => {
  guardarIndicio({ uid: 'outra', contexto });
  void recarregarSessao();
  expect(await rodada()).toEqual([caminhos.usuario(uid)]);
  leituras.length = 0;
  guardarIndicio({ uid, contexto });
  localStorage.setItem('empresaEscolhida', 'outra-empresa');
  void recarregarSessao();
  expect(await rodada()).toEqual([caminhos.usuario(uid)]);
});

it('sair apaga o palpite; quem não abre empresa não deixa nenhum', () => {
  guardarIndicio({ uid, contexto });
  expect(palpiteDaSessao()).toEqual({ uid, contexto });
  definirSessao({ estado: 'semEmpresa', uid, email: '', usuario: undefined });
  expect(palpiteDaSessao()).toBeUndefined();
  guardarIndicio({ uid, contexto });
  definirSessao({ estado: 'deslogado' });
  expect(localStorage).toHaveLength(0);
});

it('aberta, continua como está quando não se consegue lê-la de novo, e é lida mais tarde', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const responderTudo = async () => {
    for (let vez = 0; vez < 2; vez++) {
      for (const { caminho, responder } of leituras.splice(0)) responder(DOCUMENTOS[caminho]);
      await vi.advanceTimersByTimeAsync(1);
    }
  };
  void recarregarSessao();
  await responderTudo();
  expect(sessaoAtual().estado).toBe('ativa');
  void recarregarSessao();
  for (const { recusar } of leituras.splice(0))
    recusar(Object.assign(new Error('sem rede'), { code: 'unavailable' }));
  await vi.advanceTimersByTimeAsync(1);
  expect(sessaoAtual().estado).toBe('ativa');
  expect(leituras).toEqual([]);
  DOCUMENTOS[caminhos.colaborador(contexto, uid)] = { id: uid, ...umColaborador(mario), status: 'DISABLED' };
  await vi.advanceTimersByTimeAsync(10_000);
  await responderTudo();
  expect(sessaoAtual().estado).toBe('deslogado');
  vi.useRealTimers();
});

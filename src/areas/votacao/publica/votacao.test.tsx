// The public voting as a visitor meets it (part 3 §2 and §4; decisions Q240 to Q244).
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Urna } from '@/domain/votacao/urna';
import { idDaUrna } from '@/domain/votacao/endereco';
import { Fim } from './Fim';
import { Votacao } from './Votacao';

const servidor = vi.hoisted(() => ({
  chamadas: [] as { nome: string; dados: Record<string, unknown> }[],
  responder: {} as Record<string, (dados: Record<string, unknown>) => unknown>,
  captcha: (_token: string): void => undefined,
  desenhados: 0,
  captchaFora: false,
}));
vi.mock('@/firebase/chamadas/pedirPorFetch', () => ({
  pedirPorFetch: (endereco: string, dados: Record<string, unknown>) => {
    const nome = endereco.replace('visitantes/', '');
    servidor.chamadas.push({ nome, dados });
    return Promise.resolve().then(() => servidor.responder[nome]?.(dados));
  },
}));
vi.mock('@/ui/formulario/carregarCaptcha', () => ({
  carregarCaptcha: () =>
    servidor.captchaFora
      ? Promise.reject(new Error('bloqueado'))
      : Promise.resolve({
          render: (_onde: HTMLElement, { callback }: { callback: (token: string) => void }) => {
            servidor.desenhados++;
            servidor.captcha = callback;
            return 0;
          },
        }),
}));

const ALVO = { licenciadaId: 'l', empresaId: 'e', questionarioId: 'q' };
const CHAVE = `votacao:${idDaUrna(ALVO)}`;
const URNA: Urna = {
  projeto: 'Prêmio Inovar',
  organizadora: 'Aurora',
  inicio: '2026-01-01T03:00:00.000Z',
  fim: '2026-03-01T21:00:00.000Z',
  apurada: false,
  categorias: [
    {
      nome: 'Indústria',
      empresas: [
        { id: 'moinho', nome: 'Moinho' },
        { id: 'plasticos', nome: 'Plásticos' },
      ],
    },
    { nome: 'Serviços', empresas: [{ id: 'clinica', nome: 'Clínica' }] },
    { nome: 'Cooperativas', empresas: [] },
  ],
  resultado: null,
};
const DURANTE = '2026-02-01T00:00:00.000Z';
const RECIBO = 'hcedula.hassinatura';

function comUrna(urna: Partial<Urna> = {}, readTime = DURANTE) {
  vi.stubGlobal('fetch', (_url: string) =>
    Promise.resolve(
      Response.json([
        { readTime, found: { fields: { json: { stringValue: JSON.stringify({ ...URNA, ...urna }) } } } },
      ]),
    ),
  );
}
const abrir = () => render(<Votacao alvo={ALVO} />);
const botao = (name: string | RegExp) => screen.findByRole('button', { name });
const clicar = async (name: string | RegExp) => userEvent.click(await botao(name));
const titulo = (name: string) => screen.findByRole('heading', { level: 1, name });
async function votarNas(...escolhas: [categoria: RegExp, empresa: string][]) {
  for (const [i, [categoria, empresa]] of escolhas.entries()) {
    if (i > 0) await clicar('Votar em outra categoria');
    await clicar(categoria);
    await userEvent.click(await screen.findByRole('radio', { name: empresa }));
    await clicar('Votar');
  }
}
async function ateConfirmar() {
  abrir();
  await clicar('Começar a votar');
  await votarNas([/^Indústria/, 'Moinho'], [/^Serviços/, 'Clínica']);
  await titulo('Confirme os seus votos');
  await waitFor(() => expect(servidor.desenhados).toBe(1));
}
/** While one votes, the page says of what, until when, and how it counts. */
const lembra = () =>
  expect(screen.getByText('Prêmio Inovar').parentElement).toHaveTextContent(
    /^Prêmio Inovar, de Aurora\. Vote até 01\/03\/2026 às 18:00, no horário de Brasília\. Um voto por pessoa/,
  );
const votos = () => servidor.chamadas.filter(({ nome }) => nome === 'votacaoFunctions-votar');
const guardado = () => localStorage.getItem(CHAVE) ?? '';
const feito = { recibo: RECIBO, votos: [{ categoria: 'Indústria', deAntes: false }] };

beforeEach(() => {
  Object.assign(servidor, { chamadas: [], responder: {}, desenhados: 0, captchaFora: false });
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  comUrna();
});
afterEach(() => vi.unstubAllGlobals());

describe('as seis páginas', () => {
  it('das boas-vindas ao recibo: a categoria votada some, o captcha só vem no fim, e tudo vai de uma vez', async () => {
    servidor.responder['votacaoFunctions-votar'] = () => feito;
    abrir();
    expect(await titulo('Prêmio Inovar')).toBeVisible();
    expect(screen.getByText('01/03/2026 às 18:00')).toBeVisible();
    // What it is, who asks, how votes are counted, and who may be voted for.
    expect(screen.getByText('Votação da empresa inspiradora, de Aurora')).toBeVisible();
    expect(screen.getByText(/^Um voto por pessoa em cada categoria\./)).toBeVisible();
    expect(screen.getAllByRole('group').map(({ textContent }) => textContent)).toEqual([
      'Indústria 2 empresasMoinhoPlásticos',
      'Serviços 1 empresaClínica',
    ]);
    await clicar('Começar a votar');
    expect(await titulo('Escolha a categoria')).toHaveFocus();
    lembra();
    // A category without candidates cannot be voted in.
    expect(screen.queryByRole('button', { name: /Cooperativas/ })).toBeNull();
    await clicar(/^Indústria/);
    await clicar('Votar');
    lembra();
    expect(screen.getByRole('alert')).toHaveTextContent('Escolha uma empresa.');
    await userEvent.click(screen.getByRole('radio', { name: 'Moinho' }));
    await clicar('Votar');
    expect(await titulo('Obrigado pela sua escolha!')).toHaveFocus();
    lembra();
    await clicar('Votar em outra categoria');
    expect(screen.queryByRole('button', { name: /^Indústria/ })).toBeNull();
    expect(servidor.desenhados).toBe(0);
    await votarNas([/^Serviços/, 'Clínica']);
    // None is left: straight to the confirmation.
    expect(await titulo('Confirme os seus votos')).toHaveFocus();
    lembra();
    await waitFor(() => expect(servidor.desenhados).toBe(1));
    await clicar('Confirmar votos');
    expect(await screen.findByRole('alert')).toHaveTextContent('Confirme que você não é um robô.');
    servidor.captcha('token-1');
    await clicar('Confirmar votos');
    expect(await titulo('Seu voto já foi registrado!')).toBeVisible();
    expect(screen.getByText(RECIBO)).toBeVisible();
    expect(votos().map(({ dados }) => dados)).toEqual([
      {
        ...ALVO,
        cedula: expect.stringMatching(/^[0-9a-f]{32}$/),
        escolhas: [
          { categoria: 'Indústria', empresa: 'moinho' },
          { categoria: 'Serviços', empresa: 'clinica' },
        ],
        prova: { captcha: 'token-1' },
      },
    ]);
    expect(JSON.parse(localStorage.getItem(CHAVE) ?? '')).toMatchObject({ confirmado: true, recibo: RECIBO });
  });

  it('F24 confirmado, o aparelho não guarda em quem se votou; até lá, a escolha fica para a próxima página', async () => {
    servidor.responder['votacaoFunctions-votar'] = () => feito;
    await ateConfirmar();
    expect(guardado()).toContain('moinho');
    servidor.captcha('token-1');
    await clicar('Confirmar votos');
    expect(await titulo('Seu voto já foi registrado!')).toBeVisible();
    expect(guardado()).toContain(RECIBO);
    expect(guardado()).not.toContain('moinho');
  });

  it('quem volta depois de confirmar vê que já votou; o que não se confirmou é apagado, a cédula fica', async () => {
    localStorage.setItem(
      CHAVE,
      JSON.stringify({ cedula: 'a'.repeat(32), escolhas: [], confirmado: true, recibo: RECIBO }),
    );
    const { unmount } = abrir();
    expect(await titulo('Seu voto já foi registrado!')).toBeVisible();
    unmount();
    const escolhas = [{ categoria: 'Indústria', empresa: { id: 'moinho', nome: 'Moinho' } }];
    localStorage.setItem(CHAVE, JSON.stringify({ cedula: 'b'.repeat(32), escolhas, confirmado: false }));
    abrir();
    await clicar('Começar a votar');
    expect(await botao(/^Indústria/)).toBeVisible();
    expect(JSON.parse(localStorage.getItem(CHAVE) ?? '')).toMatchObject({
      cedula: 'b'.repeat(32),
      escolhas: [],
    });
  });

  it('quem finalizou cedo demais ainda vota em outra categoria; com todas escolhidas não há outra', async () => {
    abrir();
    await clicar('Começar a votar');
    await votarNas([/^Indústria/, 'Moinho']);
    await clicar('Finalizar');
    await titulo('Confirme os seus votos');
    await clicar('Votar em outra categoria');
    await votarNas([/^Serviços/, 'Clínica']);
    await titulo('Confirme os seus votos');
    expect(screen.queryByRole('button', { name: 'Votar em outra categoria' })).toBeNull();
  });

  it('o voltar do navegador volta uma página, e uma escolha se troca antes de confirmar', async () => {
    await ateConfirmar();
    await clicar('Trocar a escolha de Indústria');
    expect(await screen.findByRole('radio', { name: 'Moinho' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Plásticos' }));
    await clicar('Votar');
    expect(await screen.findByText('Plásticos')).toBeVisible();
    window.history.replaceState({ pagina: 'categoria' }, '');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(await titulo('Escolha a categoria')).toBeVisible();
  });
});

describe('o que dá errado', () => {
  it('resposta perdida: diz que não sabe, e o mesmo envio de novo acha o recibo', async () => {
    await ateConfirmar();
    servidor.responder['votacaoFunctions-votar'] = () => {
      throw new TypeError('Failed to fetch');
    };
    servidor.captcha('token-1');
    await clicar('Confirmar votos');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Não sabemos se os votos chegaram/);
    servidor.responder['votacaoFunctions-votar'] = () => ({
      ...feito,
      votos: [{ categoria: 'Indústria', deAntes: true }],
    });
    await clicar('Confirmar votos');
    expect(await titulo('Seu voto já foi registrado!')).toBeVisible();
    expect(screen.getByText(/Em Indústria já havia um voto seu, e vale o primeiro/)).toBeVisible();
    const [um, dois] = votos().map(({ dados }) => dados['cedula']);
    expect(um).toBe(dois);
  });

  it('o segundo clique não envia de novo enquanto o primeiro está a caminho', async () => {
    await ateConfirmar();
    const prontos: ((votado: typeof feito) => void)[] = [];
    servidor.responder['votacaoFunctions-votar'] = () => new Promise((pronto) => prontos.push(pronto));
    servidor.captcha('token-1');
    await clicar('Confirmar votos');
    await clicar('Registrando os votos…');
    expect(votos()).toHaveLength(1);
    prontos[0]?.(feito);
    expect(await titulo('Seu voto já foi registrado!')).toBeVisible();
  });

  it('captcha recusado: a frase do servidor, e uma caixa nova', async () => {
    await ateConfirmar();
    servidor.responder['votacaoFunctions-votar'] = () => {
      throw Object.assign(new Error('Erro ao verificar reCAPTCHA. Tente novamente.'), {
        code: 'functions/failed-precondition',
        details: undefined,
      });
    };
    servidor.captcha('token-1');
    await clicar('Confirmar votos');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Erro ao verificar reCAPTCHA. Tente novamente.',
    );
    await waitFor(() => expect(servidor.desenhados).toBe(2));
  });

  it('o captcha que não carrega diz por quê; por e-mail também se vota', async () => {
    servidor.captchaFora = true;
    servidor.responder['votacaoFunctions-votar'] = () => feito;
    servidor.responder['votacaoFunctions-pedirCodigo'] = () => ({});
    abrir();
    await clicar('Começar a votar');
    await votarNas([/^Serviços/, 'Clínica']);
    await clicar('Finalizar');
    expect(await screen.findByRole('alert')).toHaveTextContent(/bloque|conexão/);
    await clicar(/confirmar por e-mail$/);
    await userEvent.type(screen.getByLabelText('E-mail'), 'ana@exemplo.com.br');
    await clicar('Enviar código');
    await userEvent.type(await screen.findByLabelText('Código'), '12 34 56');
    await clicar('Confirmar votos');
    expect(await titulo('Seu voto já foi registrado!')).toBeVisible();
    expect(votos()[0]?.dados['prova']).toEqual({ email: 'ana@exemplo.com.br', codigo: '123456' });
  });

  it('um código pedido para outro e-mail não vale para o que se escreveu depois', async () => {
    const prontos: (() => void)[] = [];
    servidor.responder['votacaoFunctions-pedirCodigo'] = () =>
      new Promise<void>((pronto) => prontos.push(pronto));
    await ateConfirmar();
    await clicar(/confirmar por e-mail$/);
    const email = screen.getByLabelText('E-mail');
    await userEvent.type(email, 'ana@exemplo.com');
    await clicar('Enviar código');
    await userEvent.type(email, '.br');
    prontos[0]?.();
    await clicar('Enviar código');
    expect(screen.queryByLabelText('Código')).toBeNull();
    prontos[1]?.();
    await userEvent.type(await screen.findByLabelText('Código'), '123456');
    await userEvent.type(email, 'x');
    expect(screen.queryByLabelText('Código')).toBeNull();
    expect(servidor.chamadas.map(({ dados }) => dados['email'])).toEqual([
      'ana@exemplo.com',
      'ana@exemplo.com.br',
    ]);
  });

  it('encerrada enquanto se escolhia: diz isso, e nada mais', async () => {
    await ateConfirmar();
    servidor.responder['votacaoFunctions-votar'] = () => {
      throw Object.assign(new Error('Votação encerrada! Agradecemos sua participação.'), {
        code: 'functions/failed-precondition',
        details: undefined,
      });
    };
    servidor.captcha('token-1');
    await clicar('Confirmar votos');
    expect(await titulo('Votação encerrada! Agradecemos sua participação.')).toBeVisible();
  });
});

const empatadas = (votos: number) => ['Moinho', 'Plásticos'].map((nome) => ({ nome, votos }));

describe('quando não se vota', () => {
  it.each([
    ['antes', '2025-12-01T00:00:00.000Z', 'Prêmio Inovar', /abre em/],
    ['depois', '2026-04-01T00:00:00.000Z', 'Votação encerrada! Agradecemos sua participação.', /terminou em/],
  ])('%s do período, pelo relógio do servidor', async (_, agora, cabeca, frase) => {
    comUrna({}, agora);
    abrir();
    expect(await titulo(cabeca)).toBeVisible();
    expect(screen.getByText(frase)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Começar a votar' })).toBeNull();
  });

  it('de vinte votos em diante o resultado diz percentuais', async () => {
    const empresas = [{ nome: 'Moinho', votos: 15 }];
    comUrna({ apurada: true, resultado: [{ nome: 'Indústria', votos: 20, empresas }] });
    abrir();
    expect(await screen.findByText('15 votos (75%)')).toBeVisible();
  });

  it('de iguais à frente todas são as mais votadas; sem votos, nenhuma', async () => {
    comUrna({
      apurada: true,
      resultado: [
        { nome: 'Indústria', votos: 4, empresas: empatadas(2) },
        { nome: 'Serviços', votos: 0, empresas: empatadas(0) },
      ],
    });
    abrir();
    await waitFor(() => expect(screen.getAllByText('Mais votada')).toHaveLength(2));
    expect(screen.getByText('Ninguém votou nesta categoria.')).toBeVisible();
  });

  it('encerrada a apuração, o resultado publicado', async () => {
    const empresas = [
      { nome: 'Moinho', votos: 3 },
      { nome: 'Plásticos', votos: 1 },
    ];
    comUrna({ apurada: true, resultado: [{ nome: 'Indústria', votos: 4, empresas }] });
    abrir();
    const industria = within(
      (await screen.findByRole('heading', { name: 'Indústria' })).parentElement as HTMLElement,
    );
    expect(industria.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'MoinhoMais votada3 votos',
      'Plásticos1 voto',
    ]);
  });

  it('endereço que não leva a nada, votação retirada, e sem conexão com outra tentativa', async () => {
    const { unmount } = render(<Votacao alvo={undefined} />);
    expect(await titulo('Votação não encontrada')).toBeVisible();
    unmount();
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('[]', { status: 403 })));
    const retirada = abrir();
    expect(await titulo('Votação não encontrada')).toBeVisible();
    retirada.unmount();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    abrir();
    expect(await titulo('Não foi possível abrir a votação')).toBeVisible();
    comUrna();
    await clicar('Tentar de novo');
    expect(await titulo('Prêmio Inovar')).toBeVisible();
  });
});

it.each([
  ['copia', () => {}, 'Recibo copiado.'],
  [
    'não tem como copiar',
    () => vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never),
    'Não foi possível copiar. Selecione o texto e copie.',
  ],
  [
    'não deixa copiar',
    () => vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('negado')),
    'Não foi possível copiar. Selecione o texto e copie.',
  ],
] as const)('o navegador %s: a página do recibo diz isso (V7)', async (_caso, antes, frase) => {
  userEvent.setup();
  render(<Fim alvo={ALVO} recibo={RECIBO} ficaram={[]} />);
  antes();
  fireEvent.click(await botao('Copiar recibo'));
  expect(await screen.findByText(frase)).toBeVisible();
});

it('o recibo se confere, sem dizer em quem se votou', async () => {
  servidor.responder['votacaoFunctions-conferirRecibo'] = ({ recibo }) => {
    if (recibo !== RECIBO)
      throw Object.assign(new Error('Este recibo não é desta votação. Confira se o copiou inteiro.'), {
        code: 'functions/failed-precondition',
        details: undefined,
      });
    return { votos: [{ categoria: 'Indústria', situacao: 'EM_REVISAO', em: DURANTE }] };
  };
  window.history.replaceState(null, '', `/#recibo=${RECIBO}x`);
  abrir();
  await clicar('Conferir');
  expect(await screen.findByRole('alert')).toHaveTextContent(/não é desta votação/);
  await userEvent.type(screen.getByLabelText('Código do recibo'), '{Backspace}');
  await clicar('Conferir');
  expect(await screen.findByText('Indústria: em revisão pela organização')).toBeVisible();
  // From the welcome page as well, and back to it.
  await clicar('Voltar à votação');
  expect(window.location.hash).toBe('');
  await clicar('Conferir um recibo de voto');
  expect(await titulo('Conferir um recibo de voto')).toHaveFocus();
});

// 'Como estão as participações?': questionnaires, the people invited, inviting, reminding, cancelling (part 3 §2, §4).
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { caminhoDosConvidados } from '@/domain/diagnostico/convidado';
import { banco } from '@tests/support/banco';
import { umConvidado } from '@tests/support/convidado';
import { emDias } from '@tests/support/documentos';
import { ana, EMPRESA, type Persona } from '@tests/support/personas';
import { servidor } from '@tests/support/servidor';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { ConvidarColaboradoresPage } from './ConvidarColaboradoresPage';
import { lembretesFeitos } from './emPalavras';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);
vi.mock('@/firebase/chamadas/callable', () => import('@tests/support/servidor'));

const questionario = (mudancas: object = {}) => ({
  id: 'q',
  idEmpresa: EMPRESA.empresaId,
  idProjeto: 'p',
  nome: 'Autodiagnóstico',
  projeto: 'Prêmio Inovação',
  inicio: emDias(-5).toISOString(),
  fim: emDias(5).toISOString(),
  situacao: 'aguardando',
  ...mudancas,
});
const guardar = (nome: string, mudancas: Parameters<typeof umConvidado>[1] = {}) =>
  banco.guardar(`${caminhoDosConvidados(EMPRESA)}/${nome.toLowerCase()}`, umConvidado(nome, mudancas));
const sao = (...questionarios: object[]) => {
  servidor.respostas = { 'respostasFunctions-listar': { questionarios } };
};
/** What was asked of the functions, but for reading the questionnaires. */
const feitos = () => servidor.feitos.filter((feito) => !('projetoId' in feito));

beforeEach(() => {
  localStorage.clear();
  banco.esvaziar();
  servidor.esvaziar();
  sao(questionario());
});

const abrir = (
  endereco = `/convidarColaboradores?questionario=${EMPRESA.empresaId}.q`,
  quem: Persona = ana,
) =>
  desenharTela(
    umaSessao(quem),
    <Routes>
      <Route path="/convidarColaboradores" element={<ConvidarColaboradoresPage />} />
    </Routes>,
    endereco,
  );
const acoes = async (nome: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Ações de ${nome}` }));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
};

describe('os questionários', () => {
  it('dizem quantos dos convidados responderam; cancelados não contam', async () => {
    guardar('Bia', { situacao: 'respondido', respondidoEm: emDias(-1) });
    guardar('Caio');
    guardar('Davi', { situacao: 'pausado' });
    guardar('Eva', { situacao: 'cancelado' });
    sao(
      questionario(),
      questionario({ id: 'r', nome: 'Entrevista', inicio: emDias(3).toISOString(), finalizadas: 0 }),
      questionario({ id: 's', nome: 'Pessoas', finalizadas: 15 }),
    );
    abrir('/convidarColaboradores');
    expect(await screen.findByText('1 de 3 convidados responderam (33%)')).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: /1 de 3/ })).toBeInTheDocument();
    expect(await screen.findByText('Nenhum colaborador convidado!')).toBeInTheDocument();
    // Answers by an open link are answers of the company.
    expect(await screen.findByText('Respondido sem convites')).toBeInTheDocument();
    expect(screen.getByText('A empresa tem 15 respostas finalizadas.')).toBeInTheDocument();
    expect(screen.getByText('Ainda não começou')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver convidados: Autodiagnóstico' })).toHaveAttribute(
      'href',
      `/convidarColaboradores?questionario=${EMPRESA.empresaId}.q`,
    );
  });

  it('um endereço de outro questionário é dito, e nenhum se lê', async () => {
    abrir('/convidarColaboradores?questionario=outra.q');
    expect(await screen.findByText('Questionário não encontrado!')).toBeInTheDocument();
  });
});

const comLink = (endereco: string | null) => {
  servidor.respostas['convitesFunctions-verLinkAberto'] = { endereco, limite: 200, folhas: 0 };
};

describe('os convidados', () => {
  it('mostra até onde cada um chegou, e o menu segue a situação', async () => {
    guardar('Bia', { situacao: 'respondido', respondidoEm: emDias(-1), aceito: true });
    guardar('Caio');
    guardar('Davi', { situacao: 'pausado', etapa: 2, aceito: true, lembretes: 3 });
    guardar('Eva', { situacao: 'cancelado' });
    abrir();
    expect(await screen.findByText('Pausado na etapa 3')).toBeInTheDocument();
    expect(await acoes('Bia')).toEqual(['Ver respostas']);
    await userEvent.keyboard('{Escape}');
    expect(await acoes('Caio')).toEqual(['Enviar lembrete', 'Enviar convite de novo', 'Cancelar convite']);
    await userEvent.keyboard('{Escape}');
    expect(await acoes('Davi')).toEqual(['Cancelar convite']);
    await userEvent.keyboard('{Escape}');
    expect(await acoes('Eva')).toEqual(['Convidar de novo']);
  });

  it('fora do período ninguém convida nem lembra', async () => {
    sao(questionario({ fim: emDias(-1).toISOString() }));
    guardar('Caio');
    abrir();
    expect(await screen.findByRole('button', { name: 'Convidar colaboradores' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Lembrar quem falta' })).toBeDisabled();
    await screen.findByText('Caio');
    expect(screen.queryByRole('button', { name: 'Ações de Caio' })).toBeNull();
  });

  it('convida por e-mail; uma resposta perdida com outro texto manda o texto novo', async () => {
    abrir();
    await userEvent.click(await screen.findByRole('button', { name: 'Convidar colaboradores' }));
    const dialogo = await screen.findByRole('dialog');
    const campo = within(dialogo).getByLabelText('E-mails');
    await userEvent.type(campo, 'fulano');
    await userEvent.click(within(dialogo).getByRole('button', { name: 'Enviar convites' }));
    expect(
      await within(dialogo).findByText('Um dos e-mails informados é inválido: fulano'),
    ).toBeInTheDocument();
    expect(feitos()).toEqual([]);
    await userEvent.type(campo, '@exemplo.com.br');
    servidor.perder = 1;
    await userEvent.click(within(dialogo).getByRole('button', { name: 'Enviar convites' }));
    await waitFor(() => expect(feitos()).toHaveLength(1));
    await within(dialogo).findByRole('alert');
    await userEvent.type(campo, ', eva@exemplo.com.br');
    await userEvent.click(within(dialogo).getByRole('button', { name: 'Enviar convites' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(feitos().at(-1)).toEqual({
      ...EMPRESA,
      idEmpresa: EMPRESA.empresaId,
      idProjeto: 'p',
      idQuestionario: 'q',
      emails: ['fulano@exemplo.com.br', 'eva@exemplo.com.br'],
    });
  });

  it('de vários vão os bons; os outros ficam no campo, cada um com o seu porquê', async () => {
    servidor.respostas['colaboradoresFunctions-inviteColaboradorDiagnostico'] = {
      colaboradores: ['a'],
      recusados: [{ email: 'eva@exemplo.com.br', motivo: 'Esta pessoa está desabilitada nesta empresa.' }],
    };
    abrir();
    await userEvent.click(await screen.findByRole('button', { name: 'Convidar colaboradores' }));
    const dialogo = await screen.findByRole('dialog');
    const campo = within(dialogo).getByLabelText('E-mails');
    await userEvent.click(campo);
    await userEvent.paste('Ana <ana@exemplo.com.br>; eva@exemplo.com.br, joão@exemplo.com.br');
    await userEvent.click(within(dialogo).getByRole('button', { name: 'Enviar convites' }));
    const alerta = await within(dialogo).findByRole('alert');
    expect(alerta).toHaveTextContent('1 convite enviado, 2 não');
    expect(alerta).toHaveTextContent('eva@exemplo.com.br: Esta pessoa está desabilitada nesta empresa.');
    expect(alerta).toHaveTextContent('Um dos e-mails informados é inválido: joão@exemplo.com.br');
    expect(feitos().at(-1)).toMatchObject({ emails: ['ana@exemplo.com.br', 'eva@exemplo.com.br'] });
    expect(campo).toHaveValue('eva@exemplo.com.br\njoão@exemplo.com.br');
  });

  it('faz o link aberto, que se copia', async () => {
    const usuario = userEvent.setup();
    comLink(null);
    abrir();
    await usuario.click(await screen.findByRole('button', { name: 'Convidar colaboradores' }));
    const dialogo = await screen.findByRole('dialog');
    await usuario.click(within(dialogo).getByText('Copiar link'));
    const criar = await within(dialogo).findByRole('button', { name: 'Criar link' });
    comLink('https://inovacao.exemplo/responderQuestionario/l/e/q/e#link=segredo');
    await usuario.click(criar);
    await usuario.click(await within(dialogo).findByRole('button', { name: 'Copiar link' }));
    expect(await navigator.clipboard.readText()).toMatch(/#link=segredo$/);
    expect(feitos()).toContainEqual({
      ...EMPRESA,
      idEmpresa: EMPRESA.empresaId,
      idQuestionario: 'q',
      acao: 'criar',
      limite: 200,
    });
  });

  it('lembra só quem falta, depois de perguntar', async () => {
    guardar('Bia', { situacao: 'respondido' });
    guardar('Caio');
    servidor.respostas['convitesFunctions-lembrar'] = { lembrados: 1, recentes: 0, outros: 0 };
    abrir();
    await userEvent.click(await screen.findByRole('button', { name: 'Lembrar quem falta' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar' }));
    expect(feitos()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Lembrar quem falta' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Enviar lembretes' }));
    await waitFor(() => expect(feitos()).toEqual([{ ...EMPRESA, convites: ['caio'] }]));
    expect(await screen.findByText('1 lembrete enviado.')).toBeInTheDocument();
  });

  it('cancela depois de perguntar', async () => {
    guardar('Caio');
    abrir();
    for (const [resposta, quantos] of [
      ['Voltar', 0],
      ['Cancelar convite', 1],
    ] as const) {
      await acoes('Caio');
      await userEvent.click(screen.getByRole('menuitem', { name: 'Cancelar convite' }));
      await userEvent.click(await screen.findByRole('button', { name: resposta }));
      await waitFor(() => expect(feitos()).toHaveLength(quantos));
    }
    expect(feitos()).toEqual([{ ...EMPRESA, conviteId: 'caio' }]);
  });
});

it('o que foi feito dos lembretes se diz em frases inteiras', () => {
  expect(lembretesFeitos({ lembrados: 0, recentes: 2, outros: 1 })).toBe(
    'Nenhum lembrete enviado. 2 pessoas receberam um e-mail há menos de três dias. 1 pessoa não recebe mais lembretes.',
  );
});

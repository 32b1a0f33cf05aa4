// The organiser's mails (decisions P425 to P427): written, looked at, tried, sent, and what became of them.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { caminhos } from '@/domain/comum/caminhos';
import { umQuestionario } from '@/domain/diagnostico/questionario.exemplo';
import { banco } from '@tests/support/banco';
import { umProjeto } from '@tests/support/documentos';
import { ana, EMPRESA } from '@tests/support/personas';
import { servidor } from '@tests/support/servidor';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { MensagensModal } from './MensagensModal';
import { NovaMensagemModal } from './NovaMensagemModal';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);
vi.mock('@/firebase/chamadas/callable', () => import('@tests/support/servidor'));

const aoFechar = vi.fn<() => void>();
const PROJETO = { id: 'p', ...umProjeto(ana, { nome: 'Prêmio', categoria: ['Indústria', 'Serviços'] }) };
const PREVIA = {
  para: 2,
  pararam: 1,
  carta: { empresa: 'Aurora', assunto: 'Prazo do Prêmio', html: '<p>Olá, Bia!</p>' },
};
const enviados = (campo: string) =>
  [...servidor.pedidos.values()]
    .map((texto) => JSON.parse(texto) as Record<string, unknown>)
    .filter((pedido) => campo in pedido);

beforeEach(() => {
  aoFechar.mockClear();
  localStorage.clear();
  banco.esvaziar();
  servidor.esvaziar();
  servidor.soLeem = ['mensagensFunctions-prever', 'mensagensFunctions-listar', 'mensagensFunctions-ver'];
  servidor.respostas = {
    'mensagensFunctions-prever': PREVIA,
    'mensagensFunctions-enviar': { id: 'c1', para: 2 },
    'mensagensFunctions-listar': { mensagens: [] },
  };
  banco.guardar(
    caminhos.registro(EMPRESA, 'questionarios', 'q1'),
    umQuestionario(ana, { nome: 'Autodiagnóstico', nomeEmOrdem: 'autodiagnostico', idProjeto: 'p' }),
  );
});

const abrir = () => desenharTela(umaSessao(ana), <NovaMensagemModal projeto={PROJETO} aoFechar={aoFechar} />);
const escrever = (assunto: string) => {
  fireEvent.change(screen.getByLabelText('Assunto'), { target: { value: assunto } });
  fireEvent.change(screen.getByLabelText('Texto'), {
    target: { value: 'Olá, {{responsavel}}!\nO prazo termina sexta.' },
  });
};
const apertar = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('P425 uma mensagem às empresas', () => {
  it('confere como chega antes de enviar, numa moldura em que nada roda; o que muda se confere de novo', async () => {
    abrir();
    escrever('Prazo do {{projeto}}');
    fireEvent.change(screen.getByLabelText('Categoria'), { target: { value: 'Serviços' } });
    apertar('Conferir a mensagem');
    const moldura = await screen.findByTitle('Como a mensagem chega');
    expect(moldura).toHaveAttribute('sandbox', '');
    expect(moldura).toHaveAttribute('srcdoc', '<p>Olá, Bia!</p>');
    expect(
      within(screen.getByRole('region', { name: 'Como a mensagem chega' })).getByText(
        '2 empresas recebem esta mensagem. 1 empresa pediu para não receber mensagens.',
      ),
    ).toBeVisible();
    expect(servidor.feitos).toEqual([]);
    expect(screen.getByRole('button', { name: 'Enviar a 2 empresas' })).toBeEnabled();
    escrever('Outro assunto');
    expect(screen.queryByRole('button', { name: /^Enviar a/ })).toBeNull();
    apertar('Conferir a mensagem');
    await screen.findByRole('button', { name: 'Enviar a 2 empresas' });
    apertar('Enviar a 2 empresas');
    await waitFor(() => expect(aoFechar).toHaveBeenCalled());
    expect(enviados('para')).toEqual([
      {
        ...EMPRESA,
        idProjeto: 'p',
        assunto: 'Outro assunto',
        texto: 'Olá, {{responsavel}}!\nO prazo termina sexta.',
        selecao: { fase: null, categoria: 'Serviços', semFinalizar: null },
        para: 2,
      },
    ]);
  });

  it('um campo que não existe é dito antes de sair; o teste não envia a ninguém', async () => {
    abrir();
    escrever('Olá, {{nome}}');
    apertar('Conferir a mensagem');
    expect(await screen.findByText(/O assunto tem entre chaves um campo que não existe/)).toBeVisible();
    expect(servidor.pedidos.size).toBe(0);
    escrever('Prazo');
    apertar('Enviar teste para mim');
    await waitFor(() => expect(servidor.feitos).toHaveLength(1));
    expect(enviados('para')).toEqual([]);
    expect(aoFechar).not.toHaveBeenCalled();
  });

  it('a mensagem enviada outra vez com outro assunto, depois da resposta perdida, diz o que foi', async () => {
    abrir();
    escrever('Primeiro assunto');
    apertar('Conferir a mensagem');
    await screen.findByRole('button', { name: 'Enviar a 2 empresas' });
    servidor.perder = 1;
    apertar('Enviar a 2 empresas');
    await screen.findByRole('alert');
    escrever('Segundo assunto');
    apertar('Conferir a mensagem');
    await screen.findByRole('button', { name: 'Enviar a 2 empresas' });
    apertar('Enviar a 2 empresas');
    expect(
      await screen.findByText(/O primeiro envio já mandou "Primeiro assunto" a 2 empresas/),
    ).toBeVisible();
    expect(enviados('para')).toHaveLength(1);
  });
});

describe('P427 as mensagens enviadas', () => {
  it('cada uma diz a quem foi e o que houve com cada carta, com as palavras do servidor', async () => {
    servidor.respostas['mensagensFunctions-listar'] = {
      mensagens: [
        { id: 'c1', assunto: 'Prazo', em: '2026-11-20T12:00:00.000Z', por: 'Ana', para: 2, pararam: 1 },
      ],
    };
    servidor.respostas['mensagensFunctions-ver'] = {
      assunto: 'Prazo',
      texto: 'Olá!',
      em: '2026-11-20T12:00:00.000Z',
      destinatarios: [
        { id: 'a', nome: 'Aurora', estado: 'ACEITO', motivo: '' },
        { id: 'b', nome: 'Boreal', estado: 'RECUSADO', motivo: '550 (endereço) user unknown' },
        { id: 'c', nome: 'Cometa', estado: 'PAROU', motivo: '' },
      ],
    };
    desenharTela(umaSessao(ana), <MensagensModal projeto={PROJETO} aoFechar={aoFechar} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Prazo' }));
    const lista = await screen.findByRole('list', { name: 'Empresas' });
    expect(within(lista).getByText('Aceita pelo servidor')).toBeVisible();
    expect(within(lista).getByText('O servidor disse: 550 (endereço) user unknown')).toBeVisible();
    expect(within(lista).getByText('Pediu para não receber')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Voltar às mensagens' }));
    expect(await screen.findByRole('list', { name: 'Mensagens enviadas' })).toBeVisible();
  });

  it('sem nenhuma diz isso', async () => {
    desenharTela(umaSessao(ana), <MensagensModal projeto={PROJETO} aoFechar={aoFechar} />);
    expect(await screen.findByText('Nenhuma mensagem enviada')).toBeVisible();
  });
});

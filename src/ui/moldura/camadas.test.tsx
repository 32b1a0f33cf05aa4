import { Button, Select, TextInput } from '@mantine/core';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { FormModal } from '@/ui/formulario/FormModal';
import { useConfirmar } from '@/ui/formulario/useConfirmar';
import type { FiltroDaLista } from '@/ui/lista/filtro';
import FilterDrawer from '@/ui/lista/FilterDrawer';
import { desenhar } from '@tests/support/render';

const schema = z.object({ titulo: z.string(), setor: z.string() });
const FILTROS: FiltroDaLista[] = [{ id: 'fase', titulo: 'Fase', campo: () => <TextInput label="Fase" /> }];

/** A form and a drawer that are mounted from the beginning, and questions that anybody may ask. */
function Tela() {
  const [ideia, abrirIdeia] = useState(false);
  const [filtros, abrirFiltros] = useState(false);
  const [respostas, responder] = useState<string[]>([]);
  const confirmar = useConfirmar();
  const perguntar = (titulo: string) => async () => {
    const sim = await confirmar({ titulo });
    responder((antes) => [...antes, `${titulo} ${sim ? 'sim' : 'não'}`]);
  };
  return (
    <>
      <Button onClick={() => abrirIdeia(true)}>Nova ideia</Button>
      <Button onClick={() => abrirFiltros(true)}>Filtrar</Button>
      <Button onClick={() => void perguntar('Remover?')()}>Remover</Button>
      <output aria-label="Respostas">{respostas.join('; ')}</output>
      <FormModal
        titulo="Ideia"
        aberto={ideia}
        aoFechar={() => abrirIdeia(false)}
        schema={schema}
        valoresIniciais={{ titulo: '', setor: '' }}
        aoEnviar={() => Promise.resolve()}
      >
        {(form) => (
          <>
            <TextInput label="Título" {...form.getInputProps('titulo')} />
            <Select label="Setor" data={['Produção', 'Logística']} {...form.getInputProps('setor')} />
            <Button onClick={() => void perguntar('Publicar?')()}>Publicar</Button>
            <Button onClick={() => abrirFiltros(true)}>Filtrar daqui</Button>
          </>
        )}
      </FormModal>
      <FilterDrawer
        filtros={FILTROS}
        valores={{}}
        aoAplicar={() => {}}
        aberto={filtros}
        aoFechar={() => abrirFiltros(false)}
      />
    </>
  );
}

const tocar = async (nome: string) => userEvent.click(await screen.findByRole('button', { name: nome }));
const janela = (nome: string) => screen.findByRole('dialog', { name: nome });
const semJanela = (nome: string) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: nome })).toBeNull());
const raiz = (dialogo: HTMLElement) => dialogo.closest<HTMLElement>('[style*="--mb-z-index"]');
const altura = (dialogo: HTMLElement) => Number(raiz(dialogo)?.style.getPropertyValue('--mb-z-index'));
const escapar = () => userEvent.keyboard('{Escape}');

beforeEach(() => {
  desenhar(<Tela />);
});

it('a pergunta fica sobre o formulário que a faz, na primeira vez e na segunda', async () => {
  for (const vez of ['primeira', 'segunda']) {
    await tocar('Nova ideia');
    const formulario = await janela('Ideia');
    await tocar('Publicar');
    const pergunta = await janela('Publicar?');
    expect(altura(pergunta), vez).toBeGreaterThan(altura(formulario));
    expect(raiz(formulario)?.inert, vez).toBe(true);
    expect(raiz(pergunta)?.inert, vez).not.toBe(true);
    await tocar('Sim');
    await semJanela('Publicar?');
    expect(raiz(await janela('Ideia'))?.inert, vez).not.toBe(true);
    await tocar('Cancelar');
    await semJanela('Ideia');
  }
  expect(screen.getByLabelText('Respostas')).toHaveTextContent('Publicar? sim; Publicar? sim');
});

it('Escape fecha só o que está por cima, e pergunta uma vez', async () => {
  await tocar('Nova ideia');
  await userEvent.type(await screen.findByLabelText('Título'), 'Sensor');
  for (const vez of ['primeira', 'segunda']) {
    await escapar();
    const pergunta = await screen.findByRole('dialog', { name: /sair/i });
    await escapar();
    await waitFor(() => expect(pergunta).not.toBeInTheDocument());
    // Whatever would be asked anew is asked by now.
    await act(() => Promise.resolve());
    expect(screen.getAllByRole('dialog'), vez).toHaveLength(1);
    expect(screen.getByLabelText('Título'), vez).toHaveValue('Sensor');
  }
});

it('vale a ordem de abrir, não a de montar', async () => {
  await tocar('Nova ideia');
  const formulario = await janela('Ideia');
  await tocar('Filtrar daqui');
  const gaveta = await janela('Filtros');
  expect(altura(gaveta)).toBeGreaterThan(altura(formulario));
  await escapar();
  await semJanela('Filtros');
  await escapar();
  await semJanela('Ideia');
  await tocar('Filtrar');
  await janela('Filtros');
  await tocar('Nova ideia');
  expect(altura(await janela('Ideia'))).toBeGreaterThan(altura(await janela('Filtros')));
  await escapar();
  await semJanela('Ideia');
  await janela('Filtros');
});

it('depois de uma gaveta que se fechou a pergunta volta ao chão', async () => {
  await tocar('Remover');
  const chao = altura(await janela('Remover?'));
  await tocar('Não');
  await semJanela('Remover?');
  await tocar('Filtrar');
  await janela('Filtros');
  await escapar();
  await semJanela('Filtros');
  await tocar('Remover');
  expect(altura(await janela('Remover?'))).toBe(chao);
});

it('uma lista aberta fecha a si mesma, e o formulário fica; ela está sobre a sua janela', async () => {
  await tocar('Nova ideia');
  const formulario = await janela('Ideia');
  await userEvent.click(await screen.findByRole('combobox', { name: 'Setor' }));
  const lista = (await screen.findByRole('option', { name: 'Logística' })).closest<HTMLElement>(
    '.mantine-Popover-dropdown',
  );
  expect(Number(lista?.style.zIndex)).toBe(altura(formulario) + 1);
  await escapar();
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  await janela('Ideia');
  await escapar();
  await semJanela('Ideia');
});

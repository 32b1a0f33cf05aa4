/** Every piece of src/ui in its states, to be looked at and measured; not part of the product. */
import { Anchor, Group, NavLink, Stack, Text, Title } from '@mantine/core';
import '@mantine/core/styles/NavLink.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { HashRouter, Route, Routes } from 'react-router-dom';
import { AreaDeAvisos } from '@/ui/moldura/AreaDeAvisos';
import { AreaViva } from '@/ui/moldura/AreaViva';
import { ErrorBoundary } from '@/ui/pagina/ErrorBoundary';
import { Moldura } from '@/ui/moldura/Moldura';
import { PaginaDeErro } from '@/ui/pagina/PaginaDeErro';
import { Tema } from '@/ui/moldura/Tema';
import { ConfirmarProvider } from '@/ui/formulario/useConfirmar';
import { Campos } from './campos';
import { Estados } from './estados';
import { Formulario } from './formulario';
import { ListaDaGaleria } from './lista';
import { Login } from './login';
import { Pecas } from './pecas';
import { Textos } from './textos';

const PAGINAS = [
  ['pecas', 'Peças'],
  ['estados', 'Estados'],
  ['textos', 'Textos de estranhos'],
  ['campos', 'Campos e formulário'],
  ['formulario', 'Formulário longo'],
  ['lista', 'Lista'],
  ['lista/250', 'Lista com 250 linhas'],
  ['lista/vazia', 'Lista vazia'],
  ['lista/carregando', 'Lista carregando'],
  ['lista/erro', 'Lista com erro'],
] as const;

function Menu() {
  return (
    <Stack gap={4}>
      {PAGINAS.map(([rota, nome]) => (
        <NavLink key={rota} href={`#/${rota}`} label={nome} />
      ))}
    </Stack>
  );
}

function Galeria() {
  return (
    <Moldura
      cabecalho={
        <Group justify="space-between" flex={1}>
          <Title order={2} size="h3">
            Galeria
          </Title>
          <Anchor href="#/login">Sair</Anchor>
        </Group>
      }
      menu={<Menu />}
      rodape={<Text size="xs">Versão 2.001.45</Text>}
    >
      <Routes>
        <Route path="pecas" element={<Pecas />} />
        <Route path="textos" element={<Textos />} />
        <Route path="estados" element={<Estados />} />
        <Route path="campos" element={<Campos />} />
        <Route path="formulario" element={<Formulario />} />
        <Route path="lista/:estado?" element={<ListaDaGaleria />} />
        <Route path="*" element={<PaginaDeErro naoEncontrada />} />
      </Routes>
    </Moldura>
  );
}

const raiz = document.getElementById('root');
if (raiz) {
  createRoot(raiz).render(
    <StrictMode>
      <Tema>
        <HashRouter>
          <ErrorBoundary>
            <ConfirmarProvider>
              <Routes>
                <Route path="login" element={<Login />} />
                <Route path="*" element={<Galeria />} />
              </Routes>
            </ConfirmarProvider>
          </ErrorBoundary>
        </HashRouter>
        <AreaDeAvisos />
        <AreaViva />
      </Tema>
    </StrictMode>,
  );
}

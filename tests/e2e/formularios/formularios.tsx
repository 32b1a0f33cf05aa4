/** Every form of the product, one at a time, over a database in memory: `window.formularios` opens them. */
import { Tema } from '@/ui/moldura/Tema';
import { AreaDeAvisos } from '@/ui/moldura/AreaDeAvisos';
import { AreaViva } from '@/ui/moldura/AreaViva';
import { definirMensagens } from '@/ui/moldura/erro';
import { ConfirmarProvider } from '@/ui/formulario/useConfirmar';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { mensagemDoErro } from '@/domain/comum/erros';
import { criarQueryClient } from '@/firebase/dados/queryClient';
import { definirSessao } from '@/firebase/sessao/estadoDaSessao';
import { guardarRascunho } from '@/ui/formulario/rascunho';
import { banco } from '@tests/support/banco';
import { chaveDoRascunho } from '@tests/support/formularios/linha';
import { OUTROS_FORMULARIOS } from '@tests/support/formularios/outros';
import { FORMULARIOS } from '@tests/support/formularios/todos';
import { servidor } from '@tests/support/servidor';
import { umaSessao } from '@tests/support/sessao';
import { semEscolhas, semCriacao } from './vazia';

definirMensagens(mensagemDoErro);

const semAvisos = { sucesso: () => {}, erro: () => {} };
let raiz: Root | undefined;

const VISTOS = [
  ...FORMULARIOS.map((um) => ({
    ...um,
    respostas: undefined,
    rascunho: um.preenchido && { chave: chaveDoRascunho(um), campos: um.preenchido },
  })),
  ...OUTROS_FORMULARIOS.map((um) => ({
    abrir: undefined,
    comeca: undefined,
    rascunho: undefined,
    onde: undefined,
    respostas: undefined,
    ...um,
  })),
];

/** In a company that has nothing to choose from: whether the person may create what is missing. */
export type Vazia = 'cria' | 'naoCria';

/** Draws one form in the place of the one before. */
function abrir(indice: number, vazia?: Vazia) {
  const formulario = VISTOS[indice];
  const caixa = document.getElementById('root');
  if (!formulario || !caixa) throw new Error(`Não há formulário ${indice}.`);
  raiz?.unmount();
  localStorage.clear();
  banco.esvaziar();
  servidor.esvaziar();
  const { antes = {}, respostas = {}, rascunho, quem, desenho } = formulario;
  for (const [caminho, registro] of Object.entries(antes))
    if (!vazia || semEscolhas(caminho, formulario.onde)) banco.guardar(caminho, registro);
  Object.assign(servidor.respostas, respostas);
  if (rascunho && !vazia) guardarRascunho(rascunho.chave, rascunho.campos);
  definirSessao(
    vazia === 'naoCria' ? semCriacao(quem) : umaSessao(vazia ? { ...quem, papel: 'ADMIN' } : quem),
  );
  raiz = createRoot(caixa);
  raiz.render(
    <Tema>
      <QueryClientProvider client={criarQueryClient(semAvisos)}>
        <MemoryRouter>
          <ConfirmarProvider>{desenho(() => {})}</ConfirmarProvider>
        </MemoryRouter>
      </QueryClientProvider>
      <AreaDeAvisos />
      <AreaViva />
    </Tema>,
  );
}

const passos = VISTOS.map(({ nome, abrir: antes, comeca, campo, rascunho }) => ({
  nome,
  antes,
  comeca,
  campo,
  recupera: rascunho !== undefined,
}));

/** How the story opens each, in the order of `abrir`. */
export type Passos = typeof passos;

declare global {
  interface Window {
    formularios: { passos: Passos; abrir: typeof abrir };
  }
}
window.formularios = { passos, abrir };

/** Command palette (part 1 §2): acts, the person's pages, and a search over the records they may see. */
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/spotlight/styles.css';
import { useDebouncedValue } from '@mantine/hooks';
import { createSpotlight, Spotlight, useSpotlight } from '@mantine/spotlight';
import { IconArrowRight, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { emOutraAba } from '@/navegador/emOutraAba';
import { useCamada } from '@/ui/moldura/camadas';
import { Icone } from '@/ui/moldura/Icone';
import { type Acao, acoesDaPaleta } from './acoes';
import { tomarLetras } from './letras';
import { RecadoDaPaleta } from './RecadoDaPaleta';
import { paginasDaPaleta } from './paginas';
import { resultadosDaPaleta } from './resultados';

const [loja, { open, close }] = createSpotlight();
const ESPERA = 250;
/** Before a letter is typed: the usual ones, with the pages in sight under them. A letter finds the rest. */
const ACOES_DE_INICIO = 4;

/** Opens whenever `vez` grows; stays mounted so that closing can be animated and give the focus back. */
export default function Paleta({ vez }: { vez: number }) {
  const sessao = useSessaoAtiva();
  const navegar = useNavigate();
  const raiz = useHref('/').replace(/\/$/, '');
  const [texto, definirTexto] = useState('');
  const [fazendo, fazer] = useState<Acao>();
  const [procurado] = useDebouncedValue(texto.trim(), ESPERA);
  const busca = useQuery(resultadosDaPaleta(sessao, procurado));
  const campo = useRef<HTMLInputElement>(null);
  const { altura, noTopo } = useCamada(useSpotlight(loja).opened, close);
  const receberLetras = () => definirTexto((atual) => atual + tomarLetras());
  useEffect(() => {
    if (vez > 0) open();
    // Asked for again while it is open, it has the focus already.
    if (campo.current && campo.current === document.activeElement) tomarLetras();
  }, [vez]);

  const paginas = paginasDaPaleta(sessao, texto);
  const acoes = acoesDaPaleta(sessao, texto).slice(0, texto ? undefined : ACOES_DE_INICIO);
  const grupos = procurado === texto.trim() ? (busca.data ?? []) : [];
  const achados = grupos.reduce((soma, grupo) => soma + grupo.achados.length, 0);
  const ir = (caminho: string) => ({
    onClick: ({ ctrlKey, metaKey }: MouseEvent<HTMLElement>) =>
      ctrlKey || metaKey ? emOutraAba(raiz + caminho) : void navegar(caminho),
    onAuxClick: ({ button }: MouseEvent<HTMLElement>) => {
      if (button === 1) emOutraAba(raiz + caminho);
    },
  });

  return (
    <>
      <Spotlight.Root
        store={loja}
        zIndex={altura}
        closeOnEscape={false}
        inert={!noTopo}
        query={texto}
        onQueryChange={definirTexto}
        shortcut={null}
        scrollable
        overlayProps={{ backgroundOpacity: 0.4, blur: 0 }}
        yOffset="10vh"
        centered={false}
        attributes={{ content: { 'aria-label': 'Busca' } }}
        // Mantine's colour is see-through: too pale to read on the selected line.
        styles={{ actionDescription: { opacity: 1 } }}
      >
        <Spotlight.Search
          ref={campo}
          onFocus={receberLetras}
          placeholder="Buscar..."
          aria-label="Buscar páginas, ideias, desafios, jogadas e pessoas"
          leftSection={<IconSearch size={18} aria-hidden />}
        />
        <Spotlight.ActionsList>
          {acoes.length > 0 && (
            <Spotlight.ActionsGroup label="Ações">
              {acoes.map((acao) => (
                <Spotlight.Action
                  key={acao.rotulo}
                  label={acao.rotulo}
                  leftSection={<acao.icone size={18} aria-hidden />}
                  onClick={() => fazer(acao)}
                />
              ))}
            </Spotlight.ActionsGroup>
          )}
          {paginas.length > 0 && (
            <Spotlight.ActionsGroup label="Páginas">
              {paginas.map(({ caminho, rotulo, detalhe, icone }) => (
                <Spotlight.Action
                  key={caminho}
                  label={rotulo}
                  description={detalhe}
                  leftSection={<Icone nome={icone} />}
                  {...ir(caminho)}
                />
              ))}
            </Spotlight.ActionsGroup>
          )}
          {grupos.map(({ titulo, achados }) => (
            <Spotlight.ActionsGroup key={titulo} label={titulo}>
              {achados.map(({ id, rotulo, caminho }) => (
                <Spotlight.Action
                  key={id}
                  label={rotulo}
                  leftSection={<IconArrowRight size={18} aria-hidden />}
                  {...ir(caminho)}
                />
              ))}
            </Spotlight.ActionsGroup>
          ))}
          <RecadoDaPaleta
            quantos={paginas.length + acoes.length + achados}
            buscando={busca.isFetching || procurado !== texto.trim()}
            falhou={busca.isError}
          />
        </Spotlight.ActionsList>
      </Spotlight.Root>
      {fazendo ? (
        <Suspense>
          <fazendo.formulario aoFechar={() => fazer(undefined)} />
        </Suspense>
      ) : null}
    </>
  );
}
